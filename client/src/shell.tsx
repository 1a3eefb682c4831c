/** The page that the address asks for. */
import { currentPage } from "./router";

export function Shell() {
  return <main>{currentPage.value.page}</main>;
}
