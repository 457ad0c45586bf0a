import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, "reports"), { recursive: true });
/** An app in this package, whose name means its built declarations there, as in any other app. */
const app = mkdtempSync(join(root, "reports/app-"));
cpSync(join(root, "examples"), app, { recursive: true });
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: "ES2023",
  module: "nodenext",
  jsx: "react-jsx",
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};
writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions }));
writeFileSync(join(app, "one.json"), '{ "extends": "./tsconfig.json", "include": ["newsletter.tsx"] }');
afterAll(() => rmSync(app, { recursive: true }));

function compile(...args: string[]): string {
  const compiler = join(root, "node_modules/typescript/bin/tsc6");
  return spawnSync(process.execPath, [compiler, ...args], { cwd: app, encoding: "utf8" }).stdout;
}

test("the examples compile against the built declarations", () => {
  expect(compile()).toBe("");
});

// 1,650 of them are React's own.
test("the types of the newsletter's form are cheap to compile", () => {
  const [, instantiations] =
    /Instantiations:\s+(\d+)/.exec(compile("--project", "one.json", "--extendedDiagnostics")) ?? [];
  expect(Number(instantiations)).toBeLessThan(6000);
});

test.for([
  [
    "newsletter-form.ts",
    "name: textField,",
    "name: textField, company: textField,",
    "'company' is missing",
    2,
  ],
  ["newsletter-form.ts", "errors: {", "errors: { nmae: {},", "'nmae' does not exist in type", 1],
  ["newsletter.tsx", '<Field name="name" />', '<Field name="nmae" />', `'"nmae"' is not assignable`, 1],
  ["newsletter.tsx", "send={send}", "send={async (values: { phone: 0 }) => values}", "'phone' is missing", 3],
] as const)(
  "the compiler rejects in %s not %s, but %s, by its name",
  ([file, text, mistake, named, lines]) => {
    const source = readFileSync(join(app, file), "utf8");
    writeFileSync(join(app, file), source.replace(text, mistake));
    const errors = compile("--project", "one.json");
    writeFileSync(join(app, file), source);
    expect(errors).toContain(named);
    expect(errors.trim().split("\n")).toHaveLength(lines);
  },
);
