/** Why something is changed: the log keeps it. */
import type { Signal } from "@preact/signals";
import { t } from "../../language/language";
import { TextField } from "../text-field";

export interface ReasonFieldProps {
  readonly reason: Signal<string>;
  readonly missing: boolean;
  readonly needed: boolean;
}

export function ReasonField({ reason, missing, needed }: ReasonFieldProps) {
  return (
    <TextField
      label={t(needed ? "club.reason" : "club.reason.optional")}
      value={reason.value}
      onText={(text) => {
        reason.value = text;
      }}
      fault={missing && reason.value.trim() === "" ? t("club.reason.missing") : ""}
    />
  );
}
