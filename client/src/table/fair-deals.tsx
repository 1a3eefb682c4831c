/** Whether the match's deals were those that had been committed to, checked on this device. */
import { useEffect, useState } from "preact/hooks";
import { checkTable } from "../fair/check-table";
import type { RulesView } from "../generated/messages";
import { t } from "../language/language";
import { CheckIcon, ShieldIcon, WarnIcon } from "../look/icons";

type Verdict =
  | { readonly kind: "checking" | "unknown" }
  | { readonly kind: "fair" | "unfair"; readonly checked: number; readonly right: number };

export function FairDeals({ table, rules }: { readonly table: string; readonly rules: RulesView }) {
  const [verdict, setVerdict] = useState<Verdict>({ kind: "checking" });
  useEffect(() => {
    let gone = false;
    const settle = (found: Verdict) => {
      if (!gone) setVerdict(found);
    };
    void verdictOf(table, rules).then(settle, () => settle({ kind: "unknown" }));
    return () => {
      gone = true;
    };
  }, [table]);
  return (
    <p class="card fair-deals" role="status">
      {verdict.kind === "unfair" ? <WarnIcon /> : <ShieldIcon />}
      <span>{t(`fair.${verdict.kind}`, { ...verdict })}</span>
      {verdict.kind === "fair" && <CheckIcon size={22} />}
    </p>
  );
}

async function verdictOf(table: string, rules: RulesView): Promise<Verdict> {
  const verification = await checkTable(table, rules);
  if (verification === null || verification.checked === 0) return { kind: "unknown" };
  const { checked, wrong } = verification;
  return { kind: wrong.length === 0 ? "fair" : "unfair", checked, right: checked - wrong.length };
}
