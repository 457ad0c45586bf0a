import { Candidate } from "virtual:candidate";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Mounts the form so many times, and answers how many milliseconds of script that took, with its effects. */
globalThis.mountForms = (count: number) => {
  document.body.innerHTML = "<main></main>";
  const root = createRoot(document.querySelector("main")!);
  const started = performance.now();
  // A synchronous render also runs its effects.
  flushSync(() => root.render(Array.from({ length: count }, (_, index) => <Candidate key={index} />)));
  return performance.now() - started;
};
