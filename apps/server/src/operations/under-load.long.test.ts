import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { builtSite } from "../../test/start-app.ts";
import { startProcess } from "../../test/start-process.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const packageFolder = join(import.meta.dirname, "../..");
const clients = 8;
const backups = 4;

/** Runs a command in a process of its own. Returns its exit code and errors. */
async function runProcess(DATA_DIR: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ["--conditions=@matchfront/source", "src/operator.ts", ...args], {
    cwd: packageFolder,
    env: { DATA_DIR, SITE_DIR: builtSite },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const errors = await text(child.stderr);
  const [code] = await exited;
  return [Number(code), errors];
}

/** Starts clients that post one message after another, each from a network of its own. */
function startLoad(origin: string) {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const stopping = new AbortController();
  let sent = 0;
  const finished = Promise.all(Array.from({ length: clients }, postUntilStopped));
  const stop = async () => {
    stopping.abort();
    await finished;
  };
  return { acknowledged, failures, stop };

  async function postUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      sent += 1;
      const email = `visitor-${sent}@example.org`;
      const { status } = await fetch(new URL("/admin/sendContactUsEmail", origin), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
        },
        body: JSON.stringify({ topic: "Ad Sales", email, description: `Written by ${email}` }),
      });
      if (status === 200) acknowledged.add(email);
      else failures.push(`${email}: ${status}`);
    }
  }
}

function missingIn(file: string, emails: Iterable<string>): readonly string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select email from message").all();
  const present = new Set(rows.map(({ email }) => email));
  return [...emails].filter((email) => !present.has(email));
}

test("backups under load contain every acknowledged message, and delay none (P1, P4)", async () => {
  const DATA_DIR = await temporaryFolder();
  const target = await temporaryFolder();
  const file = join(DATA_DIR, "messages.db");
  const limits = { TRUSTED_PROXIES: "1", MESSAGES_MAX_PER_HOUR: "1000000" };
  const server = startProcess({ DATA_DIR, LOG_LEVEL: "error", ...limits });
  const { acknowledged, failures, stop } = startLoad(await server.origin);
  onTestFinished(stop);
  for (let number = 1; number <= backups; number += 1) {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 50);
    const emails = new Set(acknowledged);
    const backup = join(target, `${number}.db`);
    expect(await runProcess(DATA_DIR, "backup", backup)).toEqual([0, ""]);
    expect(missingIn(backup, emails)).toEqual([]);
  }
  expect(await runProcess(DATA_DIR, "restore", join(target, "1.db"))).toEqual([
    1,
    `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.\n`,
  ]);
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
  await stop();
  expect(failures).toEqual([]);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(missingIn(file, acknowledged)).toEqual([]);
});
