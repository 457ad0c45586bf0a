import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  /** Mounts the page's form so many times. Returns the milliseconds of script, effects included. */
  var mountForms: (count: number) => number;
}

/** Makes a candidate the form of its page. */
export function offer(Candidate: ComponentType): void {
  let root = createRoot(document.body);
  globalThis.mountForms = (count) => {
    root.unmount();
    root = createRoot(document.body);
    const started = performance.now();
    // A synchronous render also runs its effects.
    flushSync(() => root.render(Array.from({ length: count }, (_, index) => <Candidate key={index} />)));
    return performance.now() - started;
  };
}
