import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startVisitors, type Post } from "../../chaos/visitors.ts";
import { startOperator, startProcess } from "../../test/start-process.ts";
import { readRows } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

async function runProcess(DATA_DIR: string, name: string, file: string) {
  const { output, errors, exited } = await startOperator(DATA_DIR, name, file);
  output.resume();
  return [await exited, await errors];
}

function missingIn(file: string, posts: readonly Post[]): readonly Post[] {
  const rows = readRows(file, "select fields from message");
  const present = new Set(rows.map(({ fields }) => JSON.parse(String(fields)).description));
  return posts.filter(({ marker }) => !present.has(marker));
}

test("backups under load contain every acknowledged message, and delay none (P1, P4)", async () => {
  const DATA_DIR = await temporaryFolder();
  const target = await temporaryFolder();
  const file = join(DATA_DIR, "messages.db");
  const limits = { TRUSTED_PROXIES: "1", MESSAGES_MAX_PER_HOUR: "1000000" };
  const server = startProcess({ DATA_DIR, LOG_LEVEL: "error", ...limits });
  const visitors = startVisitors([await server.origin], 8);
  onTestFinished(() => visitors.stop());
  for (let number = 1; number <= 4; number += 1) {
    const before = visitors.findThanked().length;
    await expect.poll(() => visitors.findThanked().length).toBeGreaterThan(before + 50);
    const thanked = visitors.findThanked();
    const backup = join(target, `${number}.db`);
    expect(await runProcess(DATA_DIR, "backup", backup)).toEqual([0, ""]);
    expect(missingIn(backup, thanked)).toEqual([]);
  }
  expect(await runProcess(DATA_DIR, "restore", join(target, "1.db"))).toEqual([
    1,
    `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.\n`,
  ]);
  const before = visitors.posts.length;
  await expect.poll(() => visitors.posts.length).toBeGreaterThan(before);
  await visitors.stop();
  expect(visitors.findThanked()).toEqual(visitors.posts);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(missingIn(file, visitors.posts)).toEqual([]);
});
