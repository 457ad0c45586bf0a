import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guideCommands } from "../../test/guide-commands.ts";
import { commands } from "./commands.ts";
import { findCall } from "./run-command.ts";

const workspace = join(import.meta.dirname, "../..");
/** What else the README has run, which is no program of the operator. */
const scripts = /^(?:test|chaos)\b/;

test("each command in the server's README is one that there is, with its parameters", async () => {
  const readme = await readFile(join(workspace, "README.md"), "utf8");
  const calls = callsIn(readme.split("\n")).filter((call) => !scripts.test(call));
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter((call) => !findCall(commands, call.split(" ")))).toEqual([]);
});

// That they do what the guide says, upgrade-guide.long.test.ts tries in a long run.
test.each([
  { guide: "upgrade", more: 9 },
  { guide: "many-nodes", more: 5 },
] as const)(
  "each command in the guide $guide is one that there is, with its parameters",
  async ({ guide, more }) => {
    const calls = callsIn(await guideCommands(guide));
    expect(calls.length).toBeGreaterThan(more);
    expect(calls.filter((call) => !findCall(commands, call.split(" ")))).toEqual([]);
  },
);

/** What lines of a shell run in this workspace, without comments and redirections. */
function callsIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap(
    (line) =>
      /^[^`]* (?:@matchfront\/server|apps\/server\/src\/operator\.ts) (?:run )?([^`]+?)(?: +[#>] .*)?$/.exec(
        // What another command prints is one word.
        line.replace(/"\$\([^)]+\)"/, "<word>"),
      )?.[1] ?? [],
  );
}
