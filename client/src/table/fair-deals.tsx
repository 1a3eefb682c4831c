/** Whether the match's deals were those that had been committed to, checked on this device. */
import { useEffect, useState } from "preact/hooks";
import { checkTable } from "../fair/check-table";
import { t } from "../language/language";
import { CheckIcon, ShieldIcon, WarnIcon } from "../look/icons";

type Verdict =
  | { readonly kind: "checking" | "unknown" }
  | { readonly kind: "fair" | "unfair"; readonly checked: number; readonly right: number };

export function FairDeals({ table }: { readonly table: string }) {
  const [verdict, setVerdict] = useState<Verdict>({ kind: "checking" });
  useEffect(() => {
    let gone = false;
    const settle = (found: Verdict) => {
      if (!gone) setVerdict(found);
    };
    void verdictOf(table).then(settle, () => settle({ kind: "unknown" }));
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

async function verdictOf(table: string): Promise<Verdict> {
  const verification = await checkTable(table);
  if (verification === null || verification.checked === 0) return { kind: "unknown" };
  const { checked, wrong } = verification;
  return { kind: wrong.length === 0 ? "fair" : "unfair", checked, right: checked - wrong.length };
}
