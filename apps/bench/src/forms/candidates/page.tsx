import { Candidate } from "virtual:candidate";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

let root: Root | undefined;

/** Mounts the form so many times, and answers how many milliseconds of script that took, with its effects. */
globalThis.mountForms = (count: number) => {
  root?.unmount();
  const place = document.createElement("main");
  document.body.replaceChildren(place);
  const mounting = createRoot(place);
  root = mounting;
  const started = performance.now();
  // A synchronous render also runs its effects.
  flushSync(() => mounting.render(Array.from({ length: count }, (_, index) => <Candidate key={index} />)));
  return performance.now() - started;
};
