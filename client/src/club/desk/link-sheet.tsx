/** The way in for people's own phones: a code to be photographed, and the same as a link. */
import { t } from "../../language/language";
import { Sheet } from "../../look/sheet";
import { codeAddress } from "../api";
import { CopyLink } from "../copy-link";
import type { Desk } from "./desk";

export function LinkSheet({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { view } = desk.received;
  return (
    <Sheet title={t("club.sign_up.link")} onClose={onClose}>
      <p class="quiet-text">{t(view.plan.sign_up ? "club.sign_up.link.text" : "club.sign_up.off")}</p>
      <img class="code" src={codeAddress(desk.event, "sign-up")} alt={t("club.code.sign_up")} />
      <CopyLink address={view.links.sign_up} label={t("club.sign_up.link")} />
      <CopyLink address={view.links.public} label={t("club.public_page")} />
    </Sheet>
  );
}
