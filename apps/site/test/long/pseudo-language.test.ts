import { execFile } from "node:child_process";
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { catalogs } from "@matchfront/locales/catalogs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { brand } from "../../brand.ts";
import { site } from "../../build/folders.ts";
import { pseudolocalizeJson, pseudolocalizeMdx } from "./pseudolocalize.ts";

const repository = join(site, "../..");
const copy = await mkdtemp(join(tmpdir(), "matchfront-pseudo-"));
const sources = join(copy, "packages/locales/src");

/** Dutch, as any language that the site does not have: its dates and numbers differ from the English ones. */
const language = "nl";

// In other modes the build leaves out what production needs.
vi.stubEnv("NODE_ENV", "production");
// Vitest sets it to "/". For journeys it is a deployed site.
vi.stubEnv("BASE_URL", undefined);

const run = (folder: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: join(copy, folder) }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(stdout + stderr);
    },
  );

const readJson = async (file: string): Promise<object> => JSON.parse(await readFile(file, "utf8"));
const writeJson = (name: string, value: unknown) =>
  writeFile(join(sources, language, name), JSON.stringify(value));

/** Copies the workspaces. Their dependencies are links within the copy, and to the folder of packages. */
async function copyRepository(): Promise<void> {
  const left = new Set([".cache", ".turbo", "reports", "coverage"]);
  for (const folder of ["packages", "apps/server", "apps/site"])
    await cp(join(repository, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !left.has(basename(source)),
    });
  await symlink(join(repository, "node_modules"), join(copy, "node_modules"));
  for (const file of ["package.json", "tsconfig.base.json"])
    await cp(join(repository, file), join(copy, file));
}

/** Adds the language as its guide says: copies a folder, translates it, and adds one line. */
async function addLanguage(): Promise<void> {
  const own = join(sources, language);
  await cp(join(sources, "fr"), own, { recursive: true });
  for (const file of ["locale.ts", "dialogs.ts"]) {
    const source = await readFile(join(own, file), "utf8");
    const changed = source
      .replace(
        '{ fr as forms } from "@matchfront/forms/site/fr"',
        'forms from "./forms.json" with { type: "json" }',
      )
      .replace('"@matchfront/forms/site/fr-dialogs"', '"./forms.json"');
    await writeFile(join(own, file), changed);
  }
  const { forms, messages } = catalogs.en;
  await writeJson("messages.json", pseudolocalizeJson(messages));
  // In English, the values of topics are their labels.
  const { options } = catalogs.fr.forms.contact.fields.topic;
  const fields = { ...forms.contact.fields, topic: { ...forms.contact.fields.topic, options } };
  await writeJson("forms.json", pseudolocalizeJson({ ...forms, contact: { ...forms.contact, fields } }));
  await writeJson("help.json", pseudolocalizeJson(await readJson(join(sources, "en/help.json"))));
  for (const name of ["change-log.json", "hotlines.json", "legal.json"])
    await writeJson(name, pseudolocalizeJson(await readJson(join(own, name))));
  for await (const file of glob("documents/*.mdx", { cwd: own })) {
    const english = await readFile(join(sources, "en", file), "utf8");
    await writeFile(join(own, file), pseudolocalizeMdx(english).replaceAll("en-US", "nl-NL"));
  }
  const registry = join(sources, "locales.ts");
  const line = `  ${language}: { name: "Nederlands", tag: "nl-NL", alphabets: ["accented"] },\n`;
  const source = await readFile(registry, "utf8");
  await writeFile(registry, source.replace(/^\} as const satisfies/m, `${line}$&`));
}

beforeAll(async () => {
  await copyRepository();
  await addLanguage();
  // Its only vowels are those of a name.
  const sameAsEnglish = [`Why ${brand.variant.name}`];
  await writeJson("test-cases.json", { search: {}, sameAsEnglish, numerals: {} });
  await run("packages/locales", "node_modules/.bin/tsup");
  await run("apps/site", "node", "--conditions=@matchfront/source", "build/build.ts");
}, 400_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test("a folder and a line make a language: no text of its pages is in English", async () => {
  const { stdout } = await run("apps/site", "node_modules/.bin/vitest", "run", "test/languages.test.ts");
  expect(stdout).toContain("passed");
});

test("no text of its pages overflows or is cut off at 320 px", async () => {
  const pages = ["--project=journeys", "--grep", `pages in ${language} `];
  const { stdout } = await run(
    "apps/site",
    "node_modules/.bin/playwright",
    "test",
    "translated-pages",
    ...pages,
  );
  expect(stdout).toContain("1 passed");
});
