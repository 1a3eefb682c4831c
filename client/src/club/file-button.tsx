/** A button that asks for a file. */
import "./file-button.css";

export interface FileButtonProps {
  readonly words: string;
  /** The endings of files that are meant: «.csv,.xlsx». */
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ words, accept, busy = false, onFile }: FileButtonProps) {
  return (
    <label class="button file-button" aria-busy={busy}>
      {words}
      <input
        class="unseen"
        type="file"
        accept={accept}
        disabled={busy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file again, mended, is another choice.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
