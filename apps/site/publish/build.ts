import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { publish } from "./publish.ts";
import { buildScripts } from "./scripts.ts";

// React Router renders every page in a process of its own, since either keeps one core busy.
const prerendering = spawn(
  process.execPath,
  [...process.execArgv, join(import.meta.dirname, "prerender.ts")],
  {
    stdio: "inherit",
  },
);
try {
  const [scripts, [code]] = await Promise.all([buildScripts(), once(prerendering, "exit")]);
  if (code !== 0) throw new Error(`The pages could not be prerendered; see above (exit code ${code}).`);
  await publish(scripts);
} finally {
  prerendering.kill();
}
