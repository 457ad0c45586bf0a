import assert from "node:assert";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../test/run-command.ts";
import { builtSite } from "../test/start-app.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { defaultDeadlines } from "./config/deadlines.ts";
import { readEnvironment } from "./config/read-environment.ts";
import { startServer } from "./start-server.ts";

async function start(environment: Record<string, string>, probeInterval: number) {
  const server = await startServer(readEnvironment(environment), { ...defaultDeadlines, probeInterval });
  onTestFinished(() => server.close());
  const [, origin] = / {2}Address {3}(http:\S+)/.exec(await server.announce()) ?? [];
  assert(origin);
  const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status;
  const post = async (description: string) =>
    await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      body: new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description }),
      redirect: "manual",
    });
  return { statusOf, post, close: server.close };
}

async function makeEnvironment() {
  const DATA_DIR = await temporaryFolder();
  return { DATA_DIR, SITE_DIR: builtSite, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" };
}

test("serves pages and answers forms with 503 once the database is deleted, until an operator restores it (P1, P5)", async () => {
  const environment = await makeEnvironment();
  const { statusOf, post, close } = await start(environment, 60_000);
  expect((await post("Before")).status).toBe(303);
  await rm(join(environment.DATA_DIR, "messages.db"));
  for (const description of ["Into the void", "Into the void"]) {
    const answer = await post(description);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(description)]);
  }
  expect([await statusOf("/contactus"), await statusOf("/healthz")]).toEqual([200, 200]);
  await close();

  const recovered = (await readdir(environment.DATA_DIR)).find((name) => name.includes("recovered")) ?? "";
  const path = join(environment.DATA_DIR, recovered);
  const remedy = `run the command restore ${path}, which brings that data back, or delete that file.`;
  await expect(startServer(readEnvironment(environment))).rejects.toThrow(remedy);
  for (const command of [["messages", "list"] as const, ["backup", "/nowhere"] as const]) {
    const [program, ...parameters] = command;
    expect((await runCommand(program, parameters, environment)).errors).toContain(remedy);
  }

  const { printed } = await runCommand("restore", [path], environment);
  // No mail is held, since no other database could have sent it.
  expect(printed).toMatch(
    /^Restored \S+\.\n {2}Holds {5}1 message, 1 member\n {2}Checked {3}sound\n {2}Erased .+\nStart /,
  );
  const again = await start(environment, 60_000);
  expect((await again.post("After")).status).toBe(303);
  const { printed: list } = await runCommand("messages", ["export"], environment);
  expect(list).toMatch(/"description":"Before".+\n.+"description":"After"/);
});

test("is not ready within a probe after the database is deleted, and does not exit (P8)", async () => {
  const environment = await makeEnvironment();
  const { statusOf } = await start(environment, 50);
  expect(await statusOf("/readyz")).toBe(200);
  await rm(join(environment.DATA_DIR, "messages.db"));
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  expect([await statusOf("/readyz/pages"), await statusOf("/contactus")]).toEqual([200, 200]);
});
