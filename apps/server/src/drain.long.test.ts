import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { openDatabase } from "./storage/database.ts";

/** A client of a load balancer: it keeps its connection until an answer says that it was the last. */
function startClient(origin: string, number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const stored: string[] = [];
  const failures: string[] = [];
  let answers = 0;
  return { stored, failures, countAnswers: () => answers, finished: run() };

  async function run(): Promise<void> {
    for (let isLast = false; !isLast && failures.length === 0; answers += 1) {
      const answer = await (answers % 2 === 0 ? get() : post()).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(answer.message);
      else isLast = answer.headers.connection === "close";
    }
  }

  async function get() {
    const asked = request(new URL("/contactus", origin), { agent });
    asked.end();
    const [response] = await once(asked, "response");
    await text(response);
    return response;
  }

  async function post() {
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.${answers >> 8}.${answers & 255}.${number}`,
    };
    const email = `${number}.${answers}@example.org`;
    const asked = request(new URL("/admin/sendContactUsEmail", origin), { agent, method: "POST", headers });
    asked.end(JSON.stringify({ topic: "Ad Sales", email, description: "Hello" }));
    const [response] = await once(asked, "response");
    const { status } = JSON.parse(await text(response));
    if (status === 200) stored.push(email);
    // Refused for the moment, and told so.
    else if (status !== 503) failures.push(`${status}`);
    return response;
  }
}

test("a stopping server resets none of 200 connections, and loses none of their messages (P1, P4)", async () => {
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

  const database = await openDatabase(join(DATA_DIR, "messages.db"));
  onTestFinished(() => database.destroy());
  const messages = await database.selectFrom("message").select("email").execute();
  const kept = new Set(messages.map(({ email }) => email));
  const thanked = clients.flatMap(({ stored }) => stored);
  expect(thanked.length).toBeGreaterThan(0);
  expect(thanked.filter((email) => !kept.has(email))).toEqual([]);
});
