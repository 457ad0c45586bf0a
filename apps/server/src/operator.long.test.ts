import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startOperator } from "../test/start-operator.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

test.each([
  ["members add +2348031234567", 0, /^Added \+2348031234567, id \S+\.\n$/, /^$/],
  ["mail retry", 0, /^No mail waits\.\n$/, /^$/],
  ["links phone +2348031234567", 1, /^$/, /^No member has .+\n$/],
  ["messages", 2, /^$/, /^There is no command "messages"\. Did you mean:\n {2}messages list /],
])("%s exits with %i and the reason, and makes files for its user alone", async (line, ...expected) => {
  const [code, printed, errors] = expected;
  const [name = "", ...parameters] = line.split(" ");
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const command = await startOperator(folder, name, ...parameters);
  expect(await text(command.output)).toMatch(printed);
  expect(await command.errors).toMatch(errors);
  expect(await command.exited).toBe(code);
  const names = await readdir(folder);
  expect(names.includes("messages.db")).toBe(code < 2);
  for (const file of names) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test("exits without an error if its reader closes early, such as head", async () => {
  const { output, errors, exited } = await startOperator(await temporaryFolder(), "messages", "list");
  output.destroy();
  expect([await errors, await exited]).toEqual(["", 0]);
});
