import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { site } from "../../publish/folders.ts";

const root = join(site, "../..");
const made = new Set(["node_modules", "build", "dist", "reports", "test-results", ".turbo"]);
let folder = "";
const run = async (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ["--conditions=@matchfront/source", program, ...args], {
    cwd: folder,
  });

/** A copy of the site in which somebody has reviewed every language. */
beforeAll(async () => {
  const copy = await mkdtemp(join(tmpdir(), "matchfront-"));
  folder = join(copy, "apps/site");
  await cp(site, folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
  for (const shared of ["node_modules", "packages", "tsconfig.base.json"])
    await symlink(join(root, shared), join(copy, shared));
  await symlink(join(site, "node_modules"), join(folder, "node_modules"));
  const file = join(folder, "brand.ts");
  const brand = await readFile(file, "utf8");
  const reviewers = /^ {2}reviewers: \{[^}]*\},$/m;
  if (!reviewers.test(brand)) throw new Error("brand.ts has no reviewers where this test looks for them.");
  await writeFile(file, brand.replace(reviewers, '  reviewers: { fr: "Awa", pt: "Ana", sw: "Asha" },'));
  vi.stubEnv("NODE_ENV", "production");
  await run("publish/build.ts");
  vi.unstubAllEnvs();
}, 300_000);
afterAll(() => rm(join(folder, "../.."), { recursive: true, force: true }));

test("the site's own tests hold for it: links, addresses, sitemap, pictures and days of every language", async () => {
  const tests = ["languages", "published-site", "first-fonts", "text-pages", "shell-links", "page-meta"];
  const { stdout } = await run("node_modules/vitest/vitest.mjs", "run", "--reporter=default", ...tests);
  expect(stdout).toMatch(/Test Files.* passed/);
}, 300_000);

test("its pages keep to their budgets", async () => {
  await expect(run("publish/check-budgets.ts")).resolves.toMatchObject({ stderr: "" });
});
