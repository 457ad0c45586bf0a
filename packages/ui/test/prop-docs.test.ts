import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPublicModules } from "../scripts/public-modules.ts";

const files = [...new Set(readPublicModules().map(({ path }) => `src/${path}`))];

/** The props of the public types, as the tables of props show them: a default has a column of its own. */
const props = files.flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(/^export type \w+(?:Props|Look)\b[^{]*\{\n([^]*?)\n *\};/gm),
  ].flatMap(([, types = ""]) =>
    Array.from(
      types.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s+)?^ {2,4}(\w+)\??:/gm),
      ([, comment = "", name = ""]) => ({ file, name, comment: comment.replace(/@default .*/, "") }),
    ),
  ),
);

test.each(props)("$file says what $name is", ({ comment }) => {
  expect(comment).toMatch(/\w/);
});

test("props are found", () => {
  expect(props.length).toBeGreaterThan(100);
});
