import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documents, stateDiagram, withDiagram } from "../scripts/state-diagram.ts";

test("a diagram starts at the first state, ends at final states, and merges parallel arrows", () => {
  const diagram = stateDiagram({
    idle: { submit: ["sending"] },
    sending: { fail: ["idle", "done"], cancel: ["idle"] },
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

test.for(documents)("$file shows the machine's transition table", ({ file, transitions }) => {
  const document = readFileSync(file, "utf8");
  expect(document, "run pnpm --filter @matchfront/forms diagrams").toBe(withDiagram(document, transitions));
});
