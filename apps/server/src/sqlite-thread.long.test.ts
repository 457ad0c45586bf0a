import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDatabase } from "../test/lock-database.ts";
import { startTestServer } from "../test/start-test-server.ts";
import { openSqlite } from "./storage/open-sqlite.ts";

async function start() {
  const server = await startTestServer({}, { storeCall: 1000, probeInterval: 50 });
  return { ...server, file: join(server.environment.DATA_DIR, "messages.db") };
}

async function descriptionsIn(file: string): Promise<string[]> {
  await using database = await openSqlite(file);
  const rows = await database.selectFrom("message").select("fields").orderBy("id").execute();
  return rows.map(({ fields: text }) => JSON.parse(text).description);
}

test("serves pages, and answers a post with 503 and its input, while another process locks the database (P4, P5)", async () => {
  const { file, statusOf, post } = await start();
  const lock = lockDatabase(file);
  let isAnswered = false;
  const posting = post("Written under the lock").finally(() => {
    isAnswered = true;
  });
  expect([await statusOf("/healthz"), await statusOf("/"), await statusOf("/contactus")]).toEqual([
    200, 200, 200,
  ]);
  expect(isAnswered).toBe(false);

  const refused = await posting;
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.text()).toContain("Written under the lock");
  await expect.poll(() => statusOf("/readyz")).toBe(503);

  lock.release();
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  const taken = await post("Written under the lock");
  expect(taken.status).toBe(303);
  expect(await descriptionsIn(file)).toEqual(["Written under the lock"]);
});
