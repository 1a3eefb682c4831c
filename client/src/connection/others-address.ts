/** The address of a page as others can open it: on the server's own machine the page's is often only that machine's. */
import { welcome } from "./connection";

export function forOthers(path: string): string {
  return new URL(path, welcome.value?.address ?? location.origin).href;
}
