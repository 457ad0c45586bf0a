import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const copy = mkdtempSync(join(tmpdir(), "matchfront-generators-"));

function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}

const things = [
  { kind: "component", name: "fact-box", workspace: "ui", files: ["--project", "browser", "src/fact-box"] },
  {
    kind: "page",
    name: "group-dates",
    workspace: "storybook",
    files: ["--mode", "long", "-t", "Group Dates"],
  },
  { kind: "language", name: "nl", workspace: "locales", files: ["src/validate-messages"] },
  // After the language, to which it adds its copy.
  { kind: "form", name: "volunteer", workspace: "forms", files: ["src/site/volunteer"] },
];

beforeAll(() => {
  const files = run(root, "git", "ls-files", "-coz", "--exclude-standard").split("\0");
  for (const file of files.filter((each) => each && existsSync(join(root, each))))
    cpSync(join(root, file), join(copy, file));
  run(copy, "pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--loglevel=error");
  for (const { kind, name } of things) run(copy, "npm", "run", "new", kind, name);
  run(copy, "turbo", "run", "build", "--filter=./packages/*", "--output-logs=errors-only");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("makes files that pass types, lint and format", () => {
  const log = run(copy, "turbo", "run", "lint", "format:check", "--output-logs=errors-only");
  expect(log).toMatch(/Tasks: +(\d+) successful, \1 total/);
});

test.each(things)("makes a $kind that passes its own test", ({ workspace, files }) => {
  const log = run(copy, "pnpm", "--filter", `@matchfront/${workspace}`, "exec", "vitest", "run", ...files);
  expect(log).toContain("passed");
});

test("leaves no files if a generator fails", () => {
  writeFileSync(join(copy, "apps/site/app/hydrate.ts"), "");
  const fail = () => run(copy, "npm", "run", "new", "form", "feedback");
  expect(fail).toThrow('apps/site/app/hydrate.ts: expected the text "  partnership: () =>"');
  const files = ["packages/locales/src/en/feedback.ts", "packages/forms/src/site/feedback"];
  expect(files.filter((file) => existsSync(join(copy, file)))).toEqual([]);
});
