import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { openSqlite } from "./storage/open-sqlite.ts";

/** Starts a client that keeps its connection, as a load balancer does, until a response closes it. */
function startClient(origin: string, number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const thanked: string[] = [];
  const failures: string[] = [];
  let answers = 0;
  return { thanked, failures, countAnswers: () => answers, finished: run() };

  async function run(): Promise<void> {
    for (let isLast = false; !isLast && failures.length === 0; answers += 1) {
      const response = await (answers % 2 === 0 ? ask("/contactus", "GET") : post()).catch(
        (error: Error) => error,
      );
      if (response instanceof Error) failures.push(response.message);
      else isLast = response.connection === "close";
    }
  }

  async function ask(path: string, method: string, headers = {}, body = "") {
    const asked = request(new URL(path, origin), { agent, method, headers });
    asked.end(body);
    const [response] = await once(asked, "response");
    return { body: await text(response), connection: response.headers.connection };
  }

  async function post() {
    const forwarded = `10.${answers >> 8}.${answers & 255}.${number}`;
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    const email = `${number}.${answers}@example.org`;
    const message = JSON.stringify({ topic: "Ad Sales", email, description: "Hello" });
    const response = await ask("/admin/sendContactUsEmail", "POST", headers, message);
    const { status } = JSON.parse(response.body);
    if (status === 200) thanked.push(email);
    // An overloaded server may reject a call.
    else if (status !== 503) failures.push(`${status}`);
    return response;
  }
}

test("drains 200 connections without a reset, and loses none of their messages (P1, P4)", async () => {
  const DATA_DIR = await temporaryFolder();
  const variables = { DATA_DIR, DRAIN_SECONDS: "3", TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
  const server = startProcess(variables);
  const origin = await server.origin;
  const clients = Array.from({ length: 200 }, (_, number) => startClient(origin, number));
  await expect.poll(() => clients.filter(({ countAnswers }) => countAnswers() === 0)).toEqual([]);
  server.kill("SIGTERM");
  await Promise.all(clients.map(({ finished }) => finished));
  expect(await server.exited).toBe(0);
  expect(clients.flatMap(({ failures }) => failures)).toEqual([]);

  const database = await openSqlite(join(DATA_DIR, "messages.db"));
  onTestFinished(() => database.destroy());
  const messages = await database.selectFrom("message").select("email").execute();
  const stored = new Set(messages.map(({ email }) => email));
  const thanked = clients.flatMap((client) => client.thanked);
  expect(thanked.length).toBeGreaterThan(0);
  expect(thanked.filter((email) => !stored.has(email))).toEqual([]);
});
