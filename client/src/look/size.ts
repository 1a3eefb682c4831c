/** How much room an element has. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "../line/layout";

/** The room inside an element, followed as it changes; null until it is known, and while there is none. */
export function useSizeOf(element: { readonly current: HTMLElement | null }): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize(width === 0 ? null : { width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return size;
}
