import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../test/stored-messages.ts";
import { startTestServer } from "../test/start-test-server.ts";

test("serves pages and answers forms with 503 once the database is deleted, until an operator restores it (P1, P5)", async () => {
  const { environment, statusOf, post, close } = await startTestServer({}, { probeInterval: 60_000 });
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
  const remedy = `First run the command restore ${path}, which brings that data back. Delete it only if nobody needs`;
  await expect(startTestServer(environment)).rejects.toThrow(remedy);
  for (const command of [["messages", "list"] as const, ["backup", "/nowhere"] as const]) {
    const [program, ...parameters] = command;
    expect((await runCommand(program, parameters, environment)).errors).toContain(remedy);
  }

  const { printed } = await runCommand("restore", [path], environment);
  // No mail is held, since no other database could have sent it.
  expect(printed).toMatch(
    /^Restored \S+\.\n {2}Holds {5}1 message, 1 member\n {2}Checked {3}sound\n {2}Erased .+\n(?: {2}Log {7}.+\n)*Start the server now, or restart it if it runs/,
  );
  const again = await startTestServer(environment);
  expect((await again.post("After")).status).toBe(303);
  const { printed: list } = await runCommand("messages", ["export"], environment);
  expect(list).toMatch(/"description":"Before".+\n.+"description":"After"/);
});

test("is not ready within a probe after the database is deleted, and does not exit (P8)", async () => {
  const { environment, statusOf, announce } = await startTestServer({}, { probeInterval: 50 });
  expect(await statusOf("/readyz")).toBe(200);
  await rm(join(environment.DATA_DIR, "messages.db"));
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  expect([await statusOf("/readyz/pages"), await statusOf("/contactus")]).toEqual([200, 200]);
  // Right after its start, it would add a demo member.
  expect(await announce()).toContain("Address");
});
