import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.ts";

const packageFolder = join(import.meta.dirname, "..");

/** Starts a command in a process, by the package's script of that name. */
async function startCommand(DATA_DIR: string, name: string, ...parameters: string[]) {
  const { scripts } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8"));
  const [node, ...words] = String(scripts[name]).split(" ");
  expect(node).toBe("node");
  const child = spawn(process.execPath, [...words, ...parameters], {
    cwd: packageFolder,
    env: { DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, exited: once(child, "exit") };
}

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
  const { child, exited } = await startCommand(folder, name, ...parameters);
  expect(await text(child.stdout)).toMatch(printed);
  expect(await text(child.stderr)).toMatch(errors);
  expect(await exited).toEqual([code, null]);
  const names = await readdir(folder);
  expect(names.includes("messages.db")).toBe(code < 2);
  for (const file of names) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test("exits without an error if its reader closes early, such as head", async () => {
  const { child, exited } = await startCommand(await temporaryFolder(), "messages", "list");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await exited).toEqual([0, null]);
});
