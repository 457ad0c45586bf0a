import { readFileSync } from "node:fs";

// Loaded before the server, in each of its threads: its wall clock is off by what a file says, in milliseconds. The
// clock that durations are measured by is as ever.
// oxlint-disable-next-line node/no-process-env -- the server reads its own environment only
const file = process.env["CLOCK_FILE"] ?? "";
const RealDate = Date;
let shift = 0;
let readAt = Number.NEGATIVE_INFINITY;

function shiftedNow(): number {
  const now = performance.now();
  if (now - readAt > 100) {
    readAt = now;
    try {
      shift = Number(readFileSync(file, "utf8"));
    } catch {
      // No descriptor is free.
    }
  }
  return RealDate.now() + shift;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
  get: (target, name) => (name === "now" ? shiftedNow : Reflect.get(target, name)),
});
