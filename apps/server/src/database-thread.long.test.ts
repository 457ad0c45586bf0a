import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import assert from "node:assert";
import { expect, onTestFinished, test } from "vitest";
import { lockDatabase } from "../test/locked-database.ts";
import { builtSite } from "../test/start-app.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { openDatabase } from "./storage/database.ts";
import { defaultDeadlines } from "./config/deadlines.ts";
import { readEnvironment } from "./config/read-environment.ts";
import { startServer } from "./start-server.ts";

const deadlines = { ...defaultDeadlines, storeCall: 1000, threadRestart: 5 };
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello from Ada" };

async function start({ probeInterval = 50 } = {}) {
  const DATA_DIR = await temporaryFolder();
  const variables = { SITE_DIR: builtSite, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", DATA_DIR };
  const server = await startServer(readEnvironment(variables), { ...deadlines, probeInterval });
  onTestFinished(() => server.close());
  const [, origin] = / {2}Address {3}(http:\S+)/.exec(await server.announce()) ?? [];
  assert(origin);
  const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status;
  const post = async (description: string) =>
    await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...fields, description }),
      redirect: "manual",
    });
  return { file: join(DATA_DIR, "messages.db"), statusOf, post, ...server };
}

async function descriptionsIn(file: string): Promise<string[]> {
  const database = await openDatabase(file);
  const rows = await database.selectFrom("message").select("fields").orderBy("id").execute();
  await database.destroy();
  return rows.map(({ fields: text }) => JSON.parse(text).description);
}

test("while another process has the lock, pages are answered; a post is told to come again and keeps its text (P4, P5)", async () => {
  const { file, statusOf, post } = await start();
  const lock = await lockDatabase(file);
  let isAnswered = false;
  const posting = post("Written under the lock").finally(() => {
    isAnswered = true;
  });
  // The post waits meanwhile, and holds nothing up.
  expect([await statusOf("/healthz"), await statusOf("/"), await statusOf("/contactus")]).toEqual([
    200, 200, 200,
  ]);
  expect(isAnswered).toBe(false);

  const refused = await posting;
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.text()).toContain("Written under the lock");
  await expect.poll(() => statusOf("/readyz")).toBe(503);

  await lock.release();
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  const taken = await post("Written under the lock");
  expect(taken.status).toBe(303);
  expect(await descriptionsIn(file)).toEqual(["Written under the lock"]);
});

test("a post that waits for a lock is stored once it is released", async () => {
  const { file, statusOf, post } = await start();
  const lock = await lockDatabase(file);
  const posting = post("Patient");
  expect(await statusOf("/healthz")).toBe(200);
  await lock.release();
  expect((await posting).status).toBe(303);
});

test("a database that is deleted is in its place again, with all that was thanked for (P1)", async () => {
  const { file, statusOf, post } = await start();
  expect((await post("Before")).status).toBe(303);
  await rm(file);
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  expect((await post("After")).status).toBe(303);
  expect(await descriptionsIn(file)).toEqual(["Before", "After"]);
});

test.each(["-wal", "-shm"])(
  "a database whose %s file is deleted loses nothing that was thanked for, even where the server is killed (P1)",
  async (ending) => {
    const { file, statusOf, post } = await start();
    const thanked: string[] = [];
    const postOne = async (description: string) => {
      const { status } = await post(description);
      if (status === 303) thanked.push(description);
      return status;
    };
    await postOne("Before");
    await rm(file + ending);
    // Until it is noticed, and while it is saved.
    await postOne("Meanwhile");
    await expect.poll(() => statusOf("/readyz")).toBe(503);
    await expect.poll(() => statusOf("/readyz")).toBe(200);
    expect(await postOne("After")).toBe(303);
    // What a server that is killed leaves is what another process can read now.
    const found = await descriptionsIn(file);
    expect(found).toEqual(expect.arrayContaining(thanked));
    expect(thanked).toEqual(["Before", "After"]);
  },
);

test("a database that is replaced is saved beside the other, which is used from then on (P1)", async () => {
  const { file, statusOf, post } = await start();
  await copyFile(file, `${file}.other`);
  expect((await post("Before")).status).toBe(303);
  await rename(`${file}.other`, file);
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  await expect.poll(() => statusOf("/readyz")).toBe(200);
  expect((await post("After")).status).toBe(303);
  expect(await descriptionsIn(file)).toEqual(["After"]);
  const rescued = (await readdir(dirname(file))).filter((name) => name.includes("rescued"));
  expect(rescued).toEqual([expect.stringMatching(/^messages\.rescued-[\dTZ.-]+\.db$/)]);
  expect(await descriptionsIn(join(dirname(file), rescued[0] ?? ""))).toEqual(["Before"]);
});

test("nobody is thanked for what went into a database that is gone, not even for its repeat (P1)", async () => {
  const { file, post, close } = await start({ probeInterval: 60_000 });
  expect((await post("Before")).status).toBe(303);
  await rm(file);
  expect([(await post("Into the void")).status, (await post("Into the void")).status]).toEqual([503, 503]);
  // A server that stops saves it all the same.
  await close();
  expect(await descriptionsIn(file)).toEqual(["Before", "Into the void"]);
});

test("a database that cannot be opened any more ends the server after six tries, so that it is started anew", async () => {
  const { file, statusOf, fatalError } = await start();
  await rm(file);
  await mkdir(file);
  await expect(fatalError).resolves.toMatchObject({
    message: expect.stringContaining("ended 6 times in a minute"),
  });
  expect([await statusOf("/readyz"), await statusOf("/contactus")]).toEqual([503, 200]);
});
