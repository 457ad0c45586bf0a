import { appendFile, copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backedUp } from "../../test/backed-up.ts";
import { filesWith } from "../../test/files-with.ts";
import { runCommand } from "../../test/run-command.ts";
import { dataFolder } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const [ada, bob, eve] = ["ada@example.org", "bob@example.org", "eve@example.org"] as const;
const phone = "+2348031234567";

test("who was erased after a backup stays erased when it is restored, in every file (P7)", async () => {
  // Enough for pages to be split, whose unused parts may keep what was there before.
  const others = Array.from({ length: 60 }, (_, number) => `visitor-${number + 10}@example.org`);
  const { folder, backup, environment, store, emails } = await backedUp(ada, ...others);
  await runCommand("members", ["add", phone], environment);
  await rm(backup);
  await runCommand("backup", [backup], environment);
  await runCommand("messages", ["erase", ada], environment);
  await runCommand("members", ["erase", phone], environment);
  await store(eve);
  expect(await filesWith(join(backup, ".."), ada)).toEqual(["backup.db"]);

  const { code, printed, errors } = await runCommand("restore", [backup], environment);
  expect([code, errors]).toEqual([0, ""]);
  expect(printed).toContain("  Holds     60 messages, 0 members\n");
  expect(printed).toContain("  Checked   sound, and as its SHA-256 says\n");
  expect(printed).toContain("  Erased    1 message, 1 member again\n");
  expect(printed).toContain("  Newer     1 message, 0 members in the former database alone,");
  expect(await emails()).toEqual(others);
  expect([await filesWith(folder, ada), await filesWith(folder, phone)]).toEqual([[], []]);
});

test("who changed their number after a backup stays erased under the old one, too (P7)", async () => {
  const { folder, file, environment, inDatabase } = await dataFolder();
  await runCommand("members", ["add", phone], environment);
  const backup = join(await temporaryFolder(), "backup.db");
  await runCommand("backup", [backup], environment);
  await copyFile(file, join(folder, "messages.replaced-2026-11-22.db"));
  const newPhone = "+2348031234568";
  await inDatabase((database) => database.updateTable("member").set({ phone: newPhone }).execute());
  expect((await runCommand("members", ["erase", newPhone], environment)).errors).toBe("");
  expect(await filesWith(folder, phone)).toEqual([]);
  const { printed } = await runCommand("restore", [backup], environment);
  expect(printed).toContain("  Erased    0 messages, 1 member again\n");
  expect(await filesWith(folder, phone)).toEqual([]);
});

test("where the erase list has lost its key, nothing is restored or erased until it is back (P7)", async () => {
  const { folder, backup, environment, store, emails } = await backedUp(ada, bob);
  await runCommand("messages", ["erase", ada], environment);
  await store(eve);
  const keyFile = join(folder, "erased.key");
  const key = await readFile(keyFile);
  await rm(keyFile);
  for (const command of [["restore", backup] as const, ["messages", "erase", bob] as const]) {
    const [program, ...parameters] = command;
    const { code, errors } = await runCommand(program, parameters, environment);
    expect([code, errors]).toEqual([1, expect.stringContaining(`its key ${keyFile} is not`)]);
    expect(await emails()).toEqual([bob, eve]);
  }
  await writeFile(keyFile, key);
  await runCommand("restore", [backup], environment);
  expect(await emails()).toEqual([bob]);
});

test("an erasure that a full disk cut short is done again, and hides none before or after it (P7)", async () => {
  const { folder, backup, environment, emails } = await backedUp(ada, bob, eve);
  await runCommand("messages", ["erase", ada], environment);
  await appendFile(join(folder, "erased.jsonl"), '{"hash":"dG9ybg');
  await runCommand("messages", ["erase", bob], environment);
  expect(await runCommand("restore", [backup], environment)).toMatchObject({ code: 0, errors: "" });
  expect(await emails()).toEqual([eve]);
});
