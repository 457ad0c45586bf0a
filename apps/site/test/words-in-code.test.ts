import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "../publish/folders.ts";
import { wordsInCode } from "./words-in-code.ts";

test.each([
  ["<p>Write to us.</p>", ["Write to us."]],
  ["<p>{name} wrote</p>", ["wrote"]],
  ['<Section heading="Help" id="help" />', ["Help"]],
  ["<p>{`Over ${count} people`}</p>", ["Over"]],
  ['const steps = ["You apply.", "You post."];', ["You apply.", "You post."]],
  ['import { Help } from "Help us";\nthrow new Error(`No page ${path} here.`);', []],
  ['const link = { "@type": "Answer", className: "large", href: "/faq#block" };', []],
])("in %s there are the words %j", (source, words) => {
  expect(wordsInCode("page.tsx", source)).toEqual(words);
});

/** Names are the same in every language; the rest is read by programs. */
const noWords = new Set([
  "Accra",
  "Amara",
  "Atlanta",
  "Efua",
  "Kamau",
  "Kunle",
  "Lagos",
  "Marcus",
  "Nairobi",
  "Android",
  "Facebook",
  "Instagram",
  "Twitter",
  "customer support",
  "Identifier",
  "Program",
  "Summary",
  'main a[href^="#"]',
  "reach rate",
]);

const excluded = [
  "**/*.test.ts",
  // What the scripts of two pages say and understand.
  "app/pages/ambassadors/estimate.ts",
  "app/pages/faq/search.ts",
  // Tells developers what is wrong.
  "app/structured-data/check-thing.ts",
];

const files = globSync("app/{pages,shell,structured-data}/**/*.{ts,tsx}", { cwd: site, exclude: excluded });

test.each(files)("the words of %s are in languages/", (file) => {
  const words = wordsInCode(file, readFileSync(new URL(file, `file://${site}/`), "utf8"));
  expect(words.filter((word) => !noWords.has(word))).toEqual([]);
});
