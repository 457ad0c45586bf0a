import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";

const forwarder = new URL("forward-signals.mjs", import.meta.url).href;
const program = `
  import { forwardSignals } from ${JSON.stringify(forwarder)};
  forwardSignals((signal) => console.log(signal));
  process.stdin.resume().on("end", () => process.exit());
  console.log("ready");
`;

void test("forwards a ^C once if the terminal and npm both send it", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (printed += text));
  await once(child.stdout, "data");
  child.kill("SIGINT");
  child.kill("SIGINT");
  child.kill("SIGTERM");
  while (!printed.includes("SIGTERM")) await once(child.stdout, "data");
  child.kill("SIGINT");
  child.stdin.end();
  await once(child, "exit");
  assert.deepEqual(printed.trim().split("\n").toSorted(), ["SIGINT", "SIGTERM", "ready"]);
});
