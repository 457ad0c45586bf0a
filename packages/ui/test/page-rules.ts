/** The blocks of a page, in their order. */
const blocks = [
  "<Meta of={stories} />",
  "<Head",
  "<Live",
  "<WhenToUse>",
  "<WhenNotToUse>",
  "<DosAndDonts>",
  "<Anatomy",
  "<Accessibility>",
  "<Keys",
  "<ScreenReader",
  "<WithoutScript>",
  "<Props",
  "<Theming",
  "<Related>",
  "<Changes />",
];

/** How stories and tests write that they press a key. */
const presses: Record<string, RegExp> = {
  Arrows: /\{Arrow|scroll/,
  Down: /\{ArrowDown\}/,
  Enter: /\{Enter\}/,
  Esc: /\{Escape\}/,
  Letters: /keyboard\("\w|userEvent\.type|\.fill\(/,
  Shift: /\{Shift|tab\(\{ shift: true \}\)/,
  Space: /keyboard\(" "\)|\[Space\]|" "/,
  Tab: /\.tab\(|\{Tab\}/,
};

type Sources = {
  /** The page, as MDX. */
  page: string;
  /** The file of its stories. */
  stories: string;
  /** The component itself, with its types. */
  component: string;
  /** All its tests. */
  tests: string;
  /** Whether there are pictures to compare it with. */
  pictures: boolean;
};

/** What a component's page lacks for its status; empty if nothing. */
export function shortcomings({ page, stories, component, tests, pictures }: Sources): string[] {
  const [status, ...others] = statusesOf(stories);
  return [
    ...missingBlocks(page),
    ...unprovenKeys(page, stories, tests),
    ...unlistedProps(page, component),
    ...listOf(page, "WhenNotToUse")
      .filter((point) => !/`[A-Z]|\]\(\?path=|`</.test(point))
      .map((point) => `no component to take instead: ${point}`),
    ...(page.includes("<Dont ") ? [] : ["no don't"]),
    ...(status ? [] : ["no status"]),
    ...(others.length > 0 ? ["more than one status"] : []),
    ...(status === "stable" && !/<ScreenReader tried="\d{4}-\d\d-\d\d"/.test(page)
      ? ["stable, but not tried with a screen reader"]
      : []),
    ...(status === "stable" && !pictures ? ["stable, but without pictures"] : []),
    ...(status === "deprecated" && !/<Head[^>]*>[^<]*\]\(\?path=/.test(page)
      ? ["deprecated, but its first sentence names no successor"]
      : []),
    ...(status === "deprecated" && !/@deprecated \w(?:(?!\*\/)[^])*\*\/\nexport function /.test(component)
      ? ["deprecated, but its types do not say so"]
      : []),
  ];
}

/** The statuses among the tags of the stories' file. */
function statusesOf(stories: string): string[] {
  const tags = /^ {2}tags: \[(.*)\]/m.exec(stories)?.[1] ?? "";
  return tags.match(/preview|stable|deprecated/g) ?? [];
}

function missingBlocks(page: string): string[] {
  let position = 0;
  return blocks.flatMap((block) => {
    const found = page.indexOf(block, position);
    if (found !== -1) position = found;
    return found === -1 ? [`no ${block} where it belongs`] : [];
  });
}

/** Each key is pressed by a story, named by its export, or by a test, named by its title. */
function unprovenKeys(page: string, stories: string, tests: string): string[] {
  return [...page.matchAll(/<Key\s+name="([^"]+)"\s+proof="([^"]+)"/g)].flatMap(
    ([, keys = "", proof = ""]) => {
      const source = storyNamed(stories, proof) ?? testTitled(tests, proof);
      if (!source) return [`no story and no test: ${proof}`];
      return keys
        .split(" ")
        .filter((key) => !presses[key]?.test(source))
        .map((key) => `${proof} does not press ${key}`);
    },
  );
}

/** Storybook's table of props refuses to show itself, and the page with it, if it lacks one of the component's own. */
function unlistedProps(page: string, component: string): string[] {
  const table = /<Props[^>]*/.exec(page)?.[0] ?? "";
  const [, types = ""] = /^export type \w+Props[^{]*\{\n([^]*?)\n *\};/m.exec(component) ?? [];
  return Array.from(types.matchAll(/^ {2,4}(\w+)\??:/gm), ([, prop = ""]) => prop)
    .filter((prop) => !new RegExp(`\\b${prop}\\b`).test(table))
    .map((prop) => `no row for the prop ${prop}`);
}

const storyNamed = (stories: string, name: string) =>
  stories.split(/^(?=export const )/m).find((story) => story.startsWith(`export const ${name}:`));

const testTitled = (tests: string, title: string) =>
  tests.split(/^(?=\s*test)/m).find((each) => each.includes(`("${title}"`));

function listOf(page: string, block: string): string[] {
  const content = new RegExp(`<${block}>([^]*?)</${block}>`).exec(page)?.[1] ?? "";
  return content.split("\n").filter((line) => line.startsWith("- "));
}
