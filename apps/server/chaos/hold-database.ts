import { spawn } from "node:child_process";
import { once } from "node:events";

const script = `
  const [, file, statements] = process.argv;
  const database = new (require("node:sqlite").DatabaseSync)(file, { timeout: 30_000 });
  database.exec(statements);
  console.log("held");
  process.stdin.resume();
`;

/** The SQL by which another process holds a database: takes the writers' lock, or reads without end. */
export const holds = { lock: "begin immediate", read: "begin; select * from message limit 1" } as const;

/** Starts another process that holds a database until it is released. */
export async function holdDatabase(file: string, hold: keyof typeof holds) {
  const child = spawn(process.execPath, ["-e", script, file, holds[hold]], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const failed = exited.then(() => {
    throw new Error(`holdDatabase: could not hold ${file}`);
  });
  await Promise.race([once(child.stdout, "data"), failed]);
  failed.catch(() => {});
  return {
    async release() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
