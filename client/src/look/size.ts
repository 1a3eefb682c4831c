/** How much room an element has. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "../line/layout";

/** The room inside an element, followed as it changes; null until it is known. */
export function useSizeOf(element: { readonly current: HTMLElement | null }): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return size;
}
