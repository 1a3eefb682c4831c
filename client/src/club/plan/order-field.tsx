/** What places are decided by, one after the other. */
import type { Criterion } from "../../generated/club";
import { t } from "../../language/language";
import { CloseIcon, NextIcon, PlusIcon } from "../../look/icons";
import { criterionName } from "../words";

export interface OrderFieldProps {
  readonly order: readonly Criterion[];
  readonly onOrder: (order: readonly Criterion[]) => void;
}

const ALL: readonly Criterion[] = ["points", "wins", "effectiveness", "plus", "head_to_head", "lot"];

export function OrderField({ order, onOrder }: OrderFieldProps) {
  const left = ALL.filter((criterion) => !order.includes(criterion));
  const raise = (index: number) => {
    const [before, raised] = [order[index - 1], order[index]];
    if (before !== undefined && raised !== undefined) onOrder([...order.slice(0, index - 1), raised, before, ...order.slice(index + 1)]);
  };
  return (
    <fieldset>
      <legend class="choice-label">{t("club.plan.order")}</legend>
      <ol class="order">
        {order.map((criterion, index) => (
          <li key={criterion}>
            <span>{criterionName(criterion)}</span>
            {index > 0 && (
              <button
                type="button"
                class="icon-button order-raise"
                aria-label={t("club.order.raise", { criterion: criterionName(criterion) })}
                onClick={() => raise(index)}
              >
                <NextIcon size={18} />
              </button>
            )}
            {order.length > 1 && (
              <button
                type="button"
                class="icon-button"
                aria-label={t("club.order.remove", { criterion: criterionName(criterion) })}
                onClick={() => onOrder(order.filter((other) => other !== criterion))}
              >
                <CloseIcon size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div class="order-left">
        {left.map((criterion) => (
          <button type="button" class="button" onClick={() => onOrder([...order, criterion])} key={criterion}>
            <PlusIcon size={16} />
            {criterionName(criterion)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
