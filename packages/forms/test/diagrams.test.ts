import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagrams } from "../scripts/diagrams.ts";
import { stateDiagram } from "../scripts/state-diagram.ts";

test("a diagram starts at the first state, ends at final states, and merges parallel arrows", () => {
  const diagram = stateDiagram({
    idle: { submit: "sending" },
    sending: { fail: ["idle", "done"], cancel: "idle" },
    done: {},
  });
  expect(diagram.split("\n").map((line) => line.trim())).toStrictEqual([
    "stateDiagram-v2",
    "[*] --> idle",
    "idle --> sending: submit",
    "sending --> idle: fail, cancel",
    "sending --> done: fail",
    "done --> [*]",
  ]);
});

test.for(diagrams)("$path shows the machine's transition table", ({ path, text }) => {
  const file = new URL(`../${path}`, import.meta.url);
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  expect(written, `${path} is out of date: run pnpm --filter @matchfront/forms diagrams`).toBe(text);
});
