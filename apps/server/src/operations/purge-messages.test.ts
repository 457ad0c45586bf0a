import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder, executeSql, filesWith, runCommand } from "../../test/stored-messages.ts";
import { logLines } from "../../test/log-lines.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { startPurges } from "./purge-messages.ts";

const [ada, ben, eve] = ["ada@example.org", "ben@example.org", "eve@example.org"] as const;

test("a server purges old messages at its start, and erases people of a copied backup again (P7)", async () => {
  const { folder, file, environment, store, emails } = await dataFolder();
  await store(ada, ben, eve);
  const received_at = new Date(Date.now() - 91 * 24 * 60 * 60_000).toISOString();
  executeSql(file, `update message set received_at = '${received_at}' where email = '${ben}'`);
  const backup = join(await temporaryFolder(), "backup.db");
  await copyFile(file, backup);
  await runCommand("messages", ["erase", ada], environment);
  await copyFile(backup, file);

  await startTestServer(environment);
  expect(await filesWith(folder, ada)).toEqual([]);
  await expect.poll(() => filesWith(folder, ben)).toEqual([]);
  expect(emails()).toEqual([eve]);
});

test("a stopping server waits for the batch in progress, and starts no other", async () => {
  const batch = Promise.withResolvers<{ messages: number; files: number }>();
  const calls: string[] = [];
  const { log, lines } = logLines();
  const personalData = {
    purge: async () => {
      calls.push("purge");
      return await batch.promise;
    },
    tidy: async () => calls.push("tidy"),
  };
  const stop = startPurges(personalData, 90, log);
  const stopped = stop().then(() => calls.push("stopped"));
  batch.resolve({ messages: 500, files: 0 });
  await stopped;
  expect(calls).toEqual(["purge", "stopped"]);
  expect(lines).toMatchObject([{ msg: "old messages purged", messages: 500 }]);
});
