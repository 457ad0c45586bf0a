import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { publish, setPreviousAside } from "./publish.ts";
import { buildScripts } from "./scripts.ts";

await setPreviousAside();
// Side by side, since either keeps one core busy.
const [scripts] = await Promise.all([buildScripts(), prerenderPages()]);
await publish(scripts);

/** React Router renders every page, by the Vite configuration, in a process of its own. */
async function prerenderPages(): Promise<void> {
  const script = join(import.meta.dirname, "prerender.ts");
  const child = spawn(process.execPath, [...process.execArgv, script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The pages could not be prerendered; see above (exit code ${code}).`);
}
