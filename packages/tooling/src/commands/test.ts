import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

process.env.CHROMIUM_PATH = installChromium();
// As many tasks at once as cores: each may drive a browser of its own.
turbo(
  "build",
  "check",
  "lint",
  "test",
  "format:check",
  "hygiene",
  "spec:check",
  "lint:root",
  "test:root",
  "--concurrency=100%",
  ...process.argv.slice(2),
);
