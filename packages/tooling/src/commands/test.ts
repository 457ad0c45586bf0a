import { availableParallelism } from "node:os";
import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

process.env.CHROMIUM_PATH = installChromium();
// Four of the tasks use browsers: their workers share the cores.
const workers = `${Math.max(1, Math.floor(availableParallelism() / 4))}`;
process.env.VITEST_MAX_WORKERS ??= workers;
// Most of the journeys run last, when the other tasks have ended.
process.env.JOURNEY_WORKERS ??= `${Math.max(2, Number(workers))}`;

// What has to be built for them is; the built Storybook is tested in `npm run test:long`.
turbo(
  "check",
  "lint",
  "lint:package",
  "test",
  "format:check",
  "hygiene",
  "spec",
  "lint:root",
  "test:root",
  // One more than there are cores on a small machine, so that the site is built while components are tested.
  "--concurrency=150%",
  ...process.argv.slice(2),
);
