import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shortcomings } from "./page-rules.ts";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const folders = [...new Set(globSync("src/*/*.stories.tsx").map((file) => file.split("/")[1] ?? ""))].filter(
  (folder) => existsSync(`src/${folder}/${folder}.tsx`),
);

test.each(folders)("the page of %s is complete", (folder) => {
  const own = `src/${folder}/${folder}`;
  const tests = globSync([`src/${folder}/*.test.ts*`, "src/field/*.test.ts*"])
    .map(read)
    .join("\n");
  const pictures = existsSync(`src/${folder}/pictures`);
  expect(
    shortcomings({
      page: read(`${own}.mdx`),
      stories: read(`${own}.stories.tsx`),
      component: read(`${own}.tsx`),
      tests,
      pictures,
    }),
  ).toEqual([]);
});

const complete = {
  page: read("src/button/button.mdx"),
  stories: read("src/button/button.stories.tsx"),
  component: read("src/button/button.tsx"),
  tests: read("src/button/button.test.tsx"),
  pictures: true,
};

test.each([
  ["stable", { page: complete.page.replace("<ScreenReader>", '<ScreenReader tried="2026-01-02">') }],
  [
    "deprecated",
    {
      page: complete.page.replace(
        "<Head>",
        "<Head>Take [SubmitButton](?path=/docs/forms-submitbutton--docs). ",
      ),
      component: complete.component.replace("\n */", "\n * @deprecated Take `SubmitButton`.\n */"),
    },
  ],
])("a page may be %s", (status, change) => {
  const stories = complete.stories.replace('"preview"', `"${status}"`);
  expect(shortcomings({ ...complete, stories, ...change })).toEqual([]);
});

describe("what a page lacks is named", () => {
  test.each([
    ["a section", { page: complete.page.replace("<Related>", "") }, "no <Related> where it belongs"],
    [
      "their order",
      { page: complete.page.replace("<Changes />", "").replace("<Head>", "<Changes /><Head>") },
      "no <Changes /> where it belongs",
    ],
    [
      "a proof",
      { page: complete.page.replace('"Enter" proof="KeyboardOnly"', '"Enter" proof="Default"') },
      "Default does not press Enter",
    ],
    [
      "another proof",
      { page: complete.page.replace('"Enter" proof="KeyboardOnly"', '"Enter" proof="no test"') },
      "no story and no test: no test",
    ],
    ["a prop", { component: "export type ButtonProps = {\n  hue: string;\n};" }, "no row for the prop hue"],
    ["a status", { stories: complete.stories.replace('tags: ["preview"]', "") }, "no status"],
    [
      "a choice of status",
      { stories: complete.stories.replace('tags: ["preview"]', 'tags: ["preview", "stable"]') },
      "more than one status",
    ],
    [
      "an alternative",
      { page: complete.page.replace(/(<WhenNotToUse>)[^]*(<\/WhenNotToUse>)/, "$1\n\n- Never.\n\n$2") },
      "no component to take instead: - Never.",
    ],
    ["a don't", { page: complete.page.replaceAll("<Dont ", "<Do ") }, "no don't"],
    [
      "a trial with a screen reader",
      { stories: complete.stories.replace('"preview"', '"stable"') },
      "stable, but not tried with a screen reader",
    ],
    [
      "pictures",
      {
        stories: complete.stories.replace('"preview"', '"stable"'),
        page: complete.page.replace("<ScreenReader>", '<ScreenReader tried="2026-01-02">'),
        pictures: false,
      },
      "stable, but without pictures",
    ],
    [
      "a successor",
      { stories: complete.stories.replace('"preview"', '"deprecated"') },
      "deprecated, but its first sentence names no successor",
    ],
    [
      "a mark in the types",
      { stories: complete.stories.replace('"preview"', '"deprecated"') },
      "deprecated, but its types do not say so",
    ],
  ] as const)("%s", (_what, change, shortcoming) => {
    expect(shortcomings({ ...complete, ...change })).toContain(shortcoming);
  });
});
