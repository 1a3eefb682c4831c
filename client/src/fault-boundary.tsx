/** Keeps a fault in a page from leaving nothing at all: one line says that it broke, until it is loaded again or left. */
import type { ComponentChildren } from "preact";
import { useErrorBoundary, useLayoutEffect } from "preact/hooks";
import { LoadAgain } from "./load-again";
import type { Page } from "./router";

export interface FaultBoundaryProps {
  readonly page: Page;
  readonly children: ComponentChildren;
}

export function FaultBoundary({ page, children }: FaultBoundaryProps) {
  // Reported as if nobody had caught it, so that whoever looks at the console, or listens to the window, learns of it.
  const [fault, forget] = useErrorBoundary((thrown) => reportError(thrown));
  useLayoutEffect(() => {
    if (fault !== undefined) forget();
  }, [page]);
  return fault === undefined ? children : <LoadAgain why="page.broken" />;
}
