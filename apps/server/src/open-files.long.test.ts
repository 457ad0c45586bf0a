import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../test/free-port.ts";
import { fromSources } from "../test/spawn-server.ts";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-database.ts";

const statusOf = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: "manual", headers: { connection: "close" }, ...init }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Sends requests over one connection, which stays open. */
function keepConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string, body?: string) => {
    const headers = body ? { "content-type": "application/x-www-form-urlencoded" } : {};
    const sent = request(origin + path, { agent, method: body ? "POST" : "GET", headers });
    sent.end(body);
    const [response] = await once(sent, "response");
    response.resume();
    await once(response, "end");
    return Number(response.statusCode);
  };
}

test("survives without a free descriptor, says so, and recovers by itself (P5, P8)", async () => {
  const DATA_DIR = await temporaryFolder();
  const METRICS_PORT = String(await freePort());
  const {
    origin: started,
    pid = 0,
    kill,
    exited,
  } = startProcess({ DATA_DIR, METRICS_PORT, LOG_LEVEL: "info" });
  const origin = await started;
  const [ask, scrape] = [keepConnection(origin), keepConnection(`http://127.0.0.1:${METRICS_PORT}`)];
  expect([await ask("/healthz"), await scrape("/metrics")]).toEqual([200, 200]);
  const limitFiles = (count: number) => execFileSync("prlimit", [`--pid=${pid}`, `--nofile=${count}:`]);
  const useUpFiles = async () => {
    const opened = (await readdir(`/proc/${pid}/fd`)).map(Number);
    limitFiles(opened.findIndex((_, fd) => !opened.includes(fd)));
  };

  // Again each time: the check for damage may close what it had open.
  await expect.poll(async () => (await useUpFiles(), await ask("/readyz"))).toBe(503);
  expect(await statusOf(`${origin}/contactus`)).toBeUndefined();
  const form = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
  for (let round = 0; round < 3; round += 1) {
    for (const path of ["/healthz", "/contactus"]) expect(await ask(path)).toBe(200);
    expect(await ask("/admin/sendContactUsEmail", String(form))).toBe(303);
    expect(await scrape("/metrics")).toBe(200);
    // The load is measured each second.
    await pause(1_000);
  }
  limitFiles(1_024);
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
  kill("SIGTERM");
  expect(await exited).toBe(0);
  using database = new DatabaseSync(join(DATA_DIR, "messages.db"));
  const mails = database.prepare("select state from message join mail_job using (id)").all();
  expect(mails).toEqual([{ state: "waiting" }]);
});

test("accepts as many connections as it has descriptors for, and warns", async () => {
  const DATA_DIR = await temporaryFolder();
  const limited = ["bash", "-c", 'ulimit -n 64; exec "$@"', "--", ...fromSources()] as const;
  const server = startProcess({ DATA_DIR, MAX_CONNECTIONS_PER_ADDRESS: "4000" }, limited);
  const origin = await server.origin;
  const ask = keepConnection(origin);
  const sockets = Array.from({ length: 200 }, () => connect(Number(new URL(origin).port), "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {});
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThan(180);
  for (let round = 0; round < 20; round += 1) {
    expect(await statusOf(`${origin}/contactus`)).toBe(200);
    expect(await ask("/readyz")).toBe(200);
  }
  for (const socket of sockets) socket.destroy();
  expect(server.printed()).toMatch(/ {2}Warning {3}MAX_CONNECTIONS is 4000, but .+ allows 10, /);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});
