import { expect, test } from "vitest";
import { upgradeCommands } from "../../test/upgrade-guide.ts";
import { programs } from "./programs.ts";
import { findCall } from "./run-program.ts";

// That they do what the guide says, backup/upgrade-guide.test.ts tries in a long run.
test("each command in the guide for upgrades is one that there is, with its parameters", async () => {
  const lines = await upgradeCommands();
  const calls = lines.flatMap((line) => / @matchfront\/server run ([^>]+)/.exec(line)?.[1]?.trim() ?? []);
  expect(calls.length).toBeGreaterThan(9);
  expect(calls.filter((call) => !findCall(programs, call.split(" ")))).toEqual([]);
});
