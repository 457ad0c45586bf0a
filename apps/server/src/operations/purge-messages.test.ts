import { expect, test } from "vitest";
import { logLines } from "../../test/log-lines.ts";
import { startPurges } from "./purge-messages.ts";

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
