import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.ts";

const packageFolder = join(import.meta.dirname, "..");

/** One of the operator's programs in a process of its own, as the package's script of that name starts it. */
async function startProgram(program: string, parameters: readonly string[], DATA_DIR: string) {
  const { scripts } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8"));
  const [node, ...words] = String(scripts[program]).split(" ");
  expect(node).toBe("node");
  return spawn(process.execPath, [...words, ...parameters], {
    cwd: packageFolder,
    env: { DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

test.each([
  {
    program: "members",
    parameters: ["add", "+2348031234567"],
    code: 0,
    printed: /^Added \+2348031234567, id \S+\.\n$/,
    errors: /^$/,
  },
  { program: "mail", parameters: ["retry"], code: 0, printed: /^No mail waits\.\n$/, errors: /^$/ },
  {
    program: "links",
    parameters: ["phone", "+2348031234567"],
    code: 1,
    printed: /^$/,
    errors: /^No member has .+\n$/,
  },
  { program: "messages", parameters: [], code: 2, printed: /^$/, errors: /^Usage:\n {2}messages list / },
])("$program $parameters exits with $code, and says why where that is not 0", async (expected) => {
  const child = await startProgram(expected.program, expected.parameters, await temporaryFolder());
  const exited = once(child, "exit");
  expect(await text(child.stdout)).toMatch(expected.printed);
  expect(await text(child.stderr)).toMatch(expected.errors);
  expect(await exited).toEqual([expected.code, null]);
});

test("what a program makes is for the operator alone, even in a folder that all may read", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const child = await startProgram("messages", ["list"], folder);
  await once(child, "exit");
  const names = await readdir(folder);
  expect(names).toContain("messages.db");
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o077));
  expect(modes).toEqual(names.map(() => 0));
});

test("a reader that closes early, such as head, causes no error", async () => {
  const child = await startProgram("messages", ["list"], await temporaryFolder());
  const exited = once(child, "exit");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await exited).toEqual([0, null]);
});
