import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../test/free-port.ts";
import { fromSources } from "../test/spawn-server.ts";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-database.ts";

/** Starts the server by a command of the shell, in which `"$@"` is the server's. Resolves when it serves. */
async function startWith(script: string, variables: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = await temporaryFolder();
  const PORT = String(await freePort());
  const environment = { DATA_DIR, PORT, LOG_LEVEL: "info", ...variables };
  const server = startProcess(environment, ["bash", "-c", script, "--", ...fromSources()]);
  server.output.pause();
  const origin = `http://127.0.0.1:${PORT}`;
  await expect.poll(() => statusOf(`${origin}/healthz`)).toBe(200);
  return { ...server, origin, folder: DATA_DIR };
}

const statusOf = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: "manual", ...init }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Reads so many pages that their lines fill any pipe. */
async function readPages(origin: string): Promise<void> {
  for (let batch = 0; batch < 30; batch += 1) {
    const statuses = Array.from({ length: 50 }, () => statusOf(`${origin}/contactus`));
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  }
}

const post = (origin: string, description: string) =>
  statusOf(`${origin}/admin/sendContactUsEmail`, {
    method: "POST",
    body: new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description }),
  });

test.each([
  { sink: "a full disk", script: 'exec "$@" > /dev/full 2>&1' },
  { sink: "a closed pipe", script: 'exec "$@" > >(true) 2>&1' },
  { sink: "a pipe that nobody reads", script: 'exec "$@" > >(exec tail --pid=$$ -f /dev/null) 2>&1' },
  { sink: "a socket that nobody reads", script: 'exec "$@" 2>&1' },
  { sink: "closed descriptors", script: 'exec "$@" >&- 2>&-' },
  {
    sink: "a FIFO that nobody reads",
    script:
      'mkfifo "$DATA_DIR/f"; tail --pid=$$ -f /dev/null < "$DATA_DIR/f" & exec "$@" > "$DATA_DIR/f" 2>&1',
  },
])("serves pages, stores messages and stops in order with its log on $sink (P1, P5)", async ({ script }) => {
  const { origin, kill, exited } = await startWith(script);
  await readPages(origin);
  expect(await post(origin, "Hello")).toBe(303);
  kill("SIGTERM");
  expect(await exited).toBe(0);
});

test("writes what waited and counts what it dropped once its log is read again (P8)", async () => {
  const METRICS_PORT = String(await freePort());
  const { origin, output, printed, kill, exited } = await startWith('exec "$@"', { METRICS_PORT });
  const countDropped = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return Number(/^matchfront_log_dropped_total (\d+)$/m.exec(metrics)?.[1]);
  };
  let requests = 0;
  for (; (await countDropped()) === 0; requests += 100)
    await Promise.all(Array.from({ length: 100 }, () => statusOf(`${origin}/none`)));
  const dropped = await countDropped();
  output.resume();
  await expect.poll(printed).toContain('"msg":"log lines dropped"');
  kill("SIGINT");
  expect(await exited).toBe(0);
  const lines = printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ msg: "log lines dropped", lines: dropped }));
  expect(lines.length + dropped).toBeGreaterThan(2 * requests);
});

/** Runs the server in a terminal. Returns what ends the terminal, and the server's exit code once it has ended. */
async function startInTerminal() {
  const server = fromSources().join(" ");
  const kept = `trap "" HUP; ${server} & echo $! > "$DATA_DIR/pid"; wait $!; echo $? > "$DATA_DIR/code"`;
  // The first process of a terminal must end for the others to get its SIGHUP.
  const SCRIPT = `(${kept}); true`;
  const terminal = await startWith('exec script --quiet --command "$SCRIPT" /dev/null', { SCRIPT });
  const read = async (name: string) =>
    Number(await readFile(join(terminal.folder, name), "utf8").catch(() => Number.NaN));
  return { ...terminal, serverId: await read("pid"), readCode: () => read("code") };
}

test.each([
  { end: "a signal", code: 0, terminate: (pid: number) => process.kill(pid, "SIGTERM") },
  {
    end: "the end of the terminal",
    code: 129,
    terminate: (_: number, terminal: number) => process.kill(terminal, "SIGKILL"),
  },
])("exits with $code on $end while its terminal shows nothing", async ({ code, terminate }) => {
  const { origin, serverId, pid = 0, readCode } = await startInTerminal();
  await readPages(origin);
  terminate(serverId, pid);
  await expect.poll(readCode).toBe(code);
});

test("nohup keeps it running when its terminal ends", async () => {
  const { origin, kill, exited } = await startWith('exec nohup "$@" < /dev/null');
  kill("SIGHUP");
  kill("SIGHUP");
  await expect.poll(() => post(origin, "Hello")).toBe(303);
  kill("SIGTERM");
  expect(await exited).toBe(0);
});

test("a command exits with 1 if a full disk cuts its output", async () => {
  const operator = fromSources().join(" ").replace("src/server.ts", "src/operator.ts");
  const script = `exec ${operator} members add +2348031234567 > /dev/full`;
  const command = startProcess({ DATA_DIR: await temporaryFolder() }, ["bash", "-c", script]);
  expect(await command.errors).toMatch(/^The output is incomplete: ENOSPC.*\n$/);
  expect(await command.exited).toBe(1);
});
