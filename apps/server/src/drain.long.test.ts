import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "../test/start-process.ts";
import { temporaryFolder } from "../test/temporary-database.ts";

/** Posts over one connection, as a load balancer does, until a response closes it. Returns the emails of thanks. */
async function postUntilClosed(origin: string, number: number, answered: Set<number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const thanked: string[] = [];
  for (let message = 0; ; message += 1) {
    const email = `${number}.${message}@example.org`;
    const forwarded = `10.${message >> 8}.${message & 255}.${number}`;
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    const post = request(new URL("/admin/sendContactUsEmail", origin), { agent, method: "POST", headers });
    post.end(JSON.stringify({ topic: "Ad Sales", email, description: "Hello" }));
    const [response] = await once(post, "response");
    const { status } = Object(await json(response));
    answered.add(number);
    // An overloaded server may reject a call.
    expect([200, 503]).toContain(status);
    if (status === 200) thanked.push(email);
    if (response.headers.connection === "close") return thanked;
  }
}

test("drains 200 connections without a reset, and loses none of their messages (P1, P4)", async () => {
  const DATA_DIR = await temporaryFolder();
  const variables = { DATA_DIR, DRAIN_SECONDS: "3", TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
  const server = startProcess({ ...variables, MESSAGES_MAX_PER_HOUR: "1000000" });
  const origin = await server.origin;
  const answered = new Set<number>();
  const clients = Promise.all(
    Array.from({ length: 200 }, (_, number) => postUntilClosed(origin, number, answered)),
  );
  await expect.poll(() => answered.size).toBe(200);
  server.kill("SIGTERM");
  const thanked = (await clients).flat();
  expect(await server.exited).toBe(0);

  using database = new DatabaseSync(join(DATA_DIR, "messages.db"));
  const rows = database.prepare("select email from message").all();
  const stored = new Set(rows.map(({ email }) => email));
  expect(thanked.length).toBeGreaterThan(0);
  expect(thanked.filter((email) => !stored.has(email))).toEqual([]);
});
