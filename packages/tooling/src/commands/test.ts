import { availableParallelism } from "node:os";
import { installChromium } from "../browser/chromium.ts";
import { runTasks } from "./run.ts";

process.env.CHROMIUM_PATH = installChromium();
// Four tasks use browsers, so each gets a quarter of the cores.
const workers = `${Math.max(1, Math.floor(availableParallelism() / 4))}`;
process.env.VITEST_MAX_WORKERS ??= workers;
// Most journeys run last, when the other tasks have ended, and wait for pages half of the time.
process.env.JOURNEY_WORKERS ??= `${Math.max(3, Number(workers))}`;

// `npm run test:long` tests the built Storybook.
runTasks(
  "lint",
  "lint:package",
  "test",
  "format:check",
  "hygiene",
  "spec",
  "lint:root",
  "test:root",
  // More tasks than cores, because most of them also wait.
  "--concurrency=300%",
  ...process.argv.slice(2),
);
