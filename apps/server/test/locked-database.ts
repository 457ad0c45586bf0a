import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const script = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 30_000 });
  database.exec("begin immediate");
  console.log("locked");
  process.stdin.resume();
`;

/** Another process that holds the database's lock until it is released, or the test is over. */
export async function lockDatabase(file: string) {
  const child = spawn(process.execPath, ["-e", script, file], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return {
    async release() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}
