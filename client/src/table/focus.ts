/** For those who play by keys: when what had the focus is gone, the focus goes to what can be done next. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** In the order of the table: what is due, the hand. */
const NEXT = [".action:enabled", '[data-action="go-on"]', '[data-action="rematch"]', '[data-place="hand"][tabindex="0"]'];

/** Looks after every rendering of the component that uses it. */
export function useFocusKept(root: { readonly current: HTMLElement | null }): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const keys = () => {
      byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return;
    for (const selector of NEXT) {
      const next = root.current?.querySelector<HTMLElement>(selector);
      if (next === null || next === undefined) continue;
      next.focus();
      return;
    }
  });
}
