import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { builtStorybook } from "./built-storybook.ts";
import { findChanges } from "./find-changes.ts";
import { picturePage } from "./picture-page.ts";

const {
  positionals: [before, after],
  values: { stories = "", output = "reports/changes.html" },
} = parseArgs({
  allowPositionals: true,
  options: { stories: { type: "string" }, output: { type: "string" } },
});

if (!before)
  throw new Error(
    "Compare with what? Give a revision or a folder with a built Storybook: `pictures:compare main`.",
  );

process.stderr.write("Builds what is not built yet, and takes pictures: some minutes.\n");
const { pictures, sections } = await findChanges(builtStorybook(before), builtStorybook(after), stories);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, picturePage("What has changed", sections));
process.stdout.write(`${sections.length} of ${pictures} pictures differ: open ${output} to compare them.\n`);
