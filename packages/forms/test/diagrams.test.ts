import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documents, withDiagram } from "../scripts/state-diagram.ts";

test.for(documents)("$file shows the machine's transitions", ({ file, transitions }) => {
  const document = readFileSync(file, "utf8");
  expect(document, "run pnpm --filter @matchfront/forms diagrams").toBe(withDiagram(document, transitions));
});
