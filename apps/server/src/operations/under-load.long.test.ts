import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
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
const erased = "erased@example.org";

/** One of the operator's commands, in a process of its own beside the server. */
async function runProcess(DATA_DIR: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ["--conditions=@matchfront/source", "src/operator.ts", ...args], {
    cwd: packageFolder,
    env: { DATA_DIR, SITE_DIR: builtSite },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { code: Number(code), printed, errors };
}

/** Clients that post messages one after another until they are stopped, each from a network of its own. */
function startLoad(origin: string) {
  const thanked = new Set<string>();
  const failures: string[] = [];
  const stopping = new AbortController();
  let sent = 0;
  const finished = Promise.all(Array.from({ length: clients }, postUntilStopped));
  return {
    thanked,
    failures,
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function postUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      sent += 1;
      const email = `visitor-${sent}@example.org`;
      const status = await post(origin, email, `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`);
      if (status === 200) thanked.add(email);
      else failures.push(`${email}: ${status}`);
    }
  }
}

async function post(origin: string, email: string, network: string): Promise<number> {
  const { status } = await fetch(new URL("/admin/sendContactUsEmail", origin), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": network },
    body: JSON.stringify({ topic: "Ad Sales", email, description: `Written by ${email}` }),
  });
  return status;
}

/** Which messages a database has, by address. */
function emailsIn(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select email from message").all();
  database.close();
  return new Set(rows.map(({ email }) => String(email)));
}

function missingIn(file: string, emails: Iterable<string>): readonly string[] {
  const present = emailsIn(file);
  return [...emails].filter((email) => !present.has(email));
}

test("backups under load have each message thanked for before; the last is restored, without who was erased (P1, P7)", async () => {
  const DATA_DIR = await temporaryFolder();
  const target = await temporaryFolder();
  const file = join(DATA_DIR, "messages.db");
  const settings = {
    DATA_DIR,
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
    MESSAGES_MAX_PER_HOUR: "1000000",
  };
  const server = startProcess(settings);
  const origin = await server.origin;
  expect(await post(origin, erased, "192.0.2.1")).toBe(200);
  const load = startLoad(origin);
  onTestFinished(() => load.stop());

  let last = { file: "", thanked: new Set<string>() };
  for (let number = 1; number <= backups; number += 1) {
    const before = load.thanked.size;
    await expect.poll(() => load.thanked.size).toBeGreaterThan(before + 50);
    last = { file: join(target, `${number}.db`), thanked: new Set(load.thanked) };
    const { code, errors } = await runProcess(DATA_DIR, "backup", last.file);
    expect([code, errors]).toEqual([0, ""]);
    expect(missingIn(last.file, last.thanked)).toEqual([]);
  }
  const refused = await runProcess(DATA_DIR, "restore", last.file);
  expect(refused).toEqual({
    code: 1,
    printed: "",
    errors: `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.\n`,
  });
  // Neither the backups nor the refusal kept anybody from being served.
  const afterRefusal = load.thanked.size;
  await expect.poll(() => load.thanked.size).toBeGreaterThan(afterRefusal);
  await load.stop();
  expect(load.failures).toEqual([]);
  // The log may be read by another connection at that moment: then the command is run again.
  await expect.poll(async () => (await runProcess(DATA_DIR, "messages", "erase", erased)).code).toBe(0);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(missingIn(file, load.thanked)).toEqual([]);

  const restored = await runProcess(DATA_DIR, "restore", last.file);
  expect(restored).toMatchObject({ code: 0, errors: "" });
  expect(restored.printed).toContain("  Erased    1 message, 0 members again\n");
  expect(missingIn(file, last.thanked)).toEqual([]);
  expect(emailsIn(file)).not.toContain(erased);
  const [, former = ""] = /^ {2}Former {4}(\S+)$/m.exec(restored.printed) ?? [];
  expect(missingIn(former, load.thanked)).toEqual([]);
  for (const holder of [file, former]) expect((await readFile(holder)).includes(erased)).toBe(false);

  const second = startProcess(settings);
  const restarted = await second.origin;
  expect((await fetch(new URL("/readyz", restarted))).status).toBe(200);
  expect(await post(restarted, "later@example.org", "192.0.2.2")).toBe(200);
  expect(emailsIn(file)).not.toContain(erased);
});
