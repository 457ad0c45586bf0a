import { exec, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Plants all bugs, runs each suite, and fails if a suite does not find all of its bugs.

/** A mistake that only a browser or a real connection shows. */
type Bug = {
  readonly effect: string;
  /** From the repository's root. */
  readonly file: string;
  /** The text to replace, which occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Matches the output of the suite that finds the bug. */
  readonly failure: RegExp;
};

/** A command that must find each of its bugs, all planted at once. */
type Suite = { readonly command: string; readonly bugs: readonly Bug[] };

const stories = [
  "accordion",
  "button",
  "checkbox",
  "password-field",
  "phone-field",
  "steps",
  "text-area",
  "text-field",
];
/** Matches the titles of the tests that must find the bugs. */
const journeyTitles = "its field was touched|blacks \\(";

const suites: readonly Suite[] = [
  {
    command: `pnpm --filter @matchfront/storybook exec vitest run ${stories.map((name) => `/${name}.stories.tsx`).join(" ")}`,
    bugs: [
      {
        effect: "A field's hint has too little contrast, only in the dark scheme",
        file: "packages/ui/src/field/field-frame.module.css",
        find: "  :is(legend.label, .hint) {",
        replace:
          "  .hint {\n    color: light-dark(var(--bark), #6b5348);\n  }\n\n  :is(legend.label, .hint) {",
        failure: /dark: color-contrast: <p class="_hint_/,
      },
      {
        effect: "The country code has no label",
        file: "packages/ui/src/phone-field/dialing-code-select.tsx",
        find: "<label className={styles.label} htmlFor={id}>",
        replace: "<label className={styles.label}>",
        failure: /select-name/,
      },
      {
        effect: "A long question is cut off at 320 px",
        file: "packages/ui/src/accordion/accordion.module.css",
        find: "text-wrap: pretty;",
        replace: "overflow: hidden;\n    text-overflow: ellipsis;\n    white-space: nowrap;",
        failure: /narrow.*: cuts off its text: h\d\._question_/,
      },
      {
        effect:
          "A password runs under the button that shows it, if the button's word is longer than in English",
        file: "packages/ui/src/field/control.module.css",
        find: "padding-inline-end: 7rem;",
        replace: "padding-inline-end: 5.5rem;",
        failure: /pseudo-language: cover each other: input\._root_\w+ "" and button/,
      },
      {
        effect: "Visually hidden text makes the page 9999 px wider, only in right-to-left text",
        file: "packages/ui/src/foundations/base.css",
        find: "margin: -1px;",
        replace: "margin: -1px;\n    translate: -9999px;",
        failure: /narrow, right to left: \d{4} px wide in a window of 320/,
      },
      {
        effect: "Steps overflow the window with text at 200 %",
        file: "packages/ui/src/steps/steps.module.css",
        find: "@media (min-width: 48em) {\n      grid-template-columns: repeat(auto-fit, minmax(max(12rem, 25%), 1fr));",
        replace:
          "@media (min-width: 768px) {\n      grid-auto-columns: minmax(13rem, 1fr);\n      grid-auto-flow: column;",
        failure: /text at 200 %: \d+ px wide in a window of 1280/,
      },
      {
        effect: "A checkbox shows no focus in forced colors, which remove its shadow",
        file: "packages/ui/src/checkbox/checkbox.module.css",
        find: "outline-offset: calc(2px - var(--overhang));",
        replace: "outline: none;\n      box-shadow: 0 0 0 3px var(--focus-ring);",
        failure: /forced-colors: has no focus ring: <input/,
      },
      {
        effect: "A button has no border in forced colors, which remove its background",
        file: "packages/ui/src/button/button.module.css",
        find: "border: var(--border) solid transparent;",
        replace: "border: 0 solid transparent;",
        failure: /forced-colors: has no edge: <(?:a|button)/,
      },
    ],
  },
  {
    command: `turbo run build --filter=@matchfront/site && pnpm --filter @matchfront/site exec playwright test --retries=0 --grep "${journeyTitles}"`,
    bugs: [
      {
        effect: "Errors show while a visitor still types",
        file: "packages/forms/src/final-form/use-bound-field.ts",
        find: "error: touched || hasServerError ?",
        replace: 'error: text !== "" || touched || hasServerError ?',
        failure: /\d\) .*its field was touched/,
      },
      {
        effect: "A static page loads a script",
        file: "apps/site/app/islands/page-script.tsx",
        find: 'if (page.loading === "static") return undefined;',
        replace: "",
        failure: /\d\) .* \/blacks \(/,
      },
    ],
  },
  {
    command: "pnpm --filter @matchfront/server exec vitest run --mode long src/drain.long.test.ts",
    bugs: [
      {
        effect:
          "A stopping server leaves connections open, so that the next request fails with a reset connection",
        file: "apps/server/src/http/create-server.ts",
        find: "if (isDraining()) response.shouldKeepAlive = false;",
        replace: "",
        failure: /FAIL .*drain\.long\.test\.ts/,
      },
    ],
  },
];

const root = join(import.meta.dirname, "../../../..");
const originals = new Map<string, string>();
const interrupted = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => interrupted.abort());

const allBugs = suites.flatMap(({ bugs }) => bugs);
const files = [...new Set(allBugs.map(({ file }) => file))];

// A run that was killed leaves its bugs in the files.
if (spawnSync("git", ["diff", "--quiet", "HEAD", "--", ...files], { cwd: root }).status !== 0)
  throw new Error(`Expected these files as committed. Commit them, or run: git restore ${files.join(" ")}`);

try {
  for (const bug of allBugs) plant(bug);
  for (const { command, bugs } of suites) {
    console.log(command);
    const output = await run(command, interrupted.signal);
    interrupted.signal.throwIfAborted();
    const missed = bugs.filter(({ failure }) => !failure.test(output));
    for (const bug of bugs) console.log(`${missed.includes(bug) ? "NOT FOUND" : "found"}: ${bug.effect}`);
    if (missed.length === 0) continue;
    console.log(output.slice(-10_000));
    process.exitCode = 1;
  }
} finally {
  for (const [path, text] of originals) writeFileSync(path, text);
  rmSync(join(root, "apps/site/dist"), { recursive: true, force: true });
  await run("turbo run build --filter=@matchfront/site");
}

function plant({ effect, file, find, replace }: Bug): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const [before = "", after, ...others] = text.split(find);
  if (after === undefined || others.length > 0)
    throw new Error(`"${effect}" replaces this text, which must occur once in ${file}:\n${find}`);
  if (!originals.has(path)) originals.set(path, text);
  writeFileSync(path, before + replace + after);
}

/** Runs a command that may fail, and resolves with its output. */
function run(command: string, signal?: AbortSignal): Promise<string> {
  // In CI, test runners do not write missing snapshots or pictures.
  const env = { ...process.env, CI: "true", NO_COLOR: "1" };
  return new Promise((resolve) => {
    exec(command, { cwd: root, env, maxBuffer: 2 ** 26, signal }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
