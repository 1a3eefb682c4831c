/** A person as they are registered. */
import type { Person } from "../generated/club";

export function person(name: string, club = "", contact = "", rating: number | null = null): Person {
  return { name: name.trim(), club: club.trim(), contact: contact.trim(), rating };
}
