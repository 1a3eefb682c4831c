/** One person, or two who play together: then a link holds them. */
import { Avatar } from "./avatar";
import { LinkIcon } from "./icons";
import "./avatars.css";

export interface AvatarsProps {
  readonly people: readonly { readonly name: string; readonly color: string }[];
  /** The side of each, in px. */
  readonly size: number;
}

export function Avatars({ people, size }: AvatarsProps) {
  return (
    <span class="avatars">
      {people.map(({ name, color }, index) => (
        <>
          {index > 0 && <Link />}
          <Avatar name={name} color={color} size={size} />
        </>
      ))}
    </span>
  );
}

/** The sign between partners. */
export function Link() {
  return (
    <span class="link-sign" aria-hidden="true">
      <LinkIcon size={14} />
    </span>
  );
}
