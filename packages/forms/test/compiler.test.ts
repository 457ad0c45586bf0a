import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, "reports"), { recursive: true });
/** An app in this package, whose name means its built declarations there, as in any other app. */
const app = mkdtempSync(join(root, "reports/app-"));
afterAll(() => rmSync(app, { recursive: true }));

/** [file, text, the mistake in its place, what the compiler names, lines of errors] */
const mistakes = [
  [
    "newsletter-form.ts",
    "name: textField,",
    "name: textField, company: textField,",
    "'company' is missing",
    2,
  ],
  ["newsletter-form.ts", "errors: {", "errors: { nmae: {},", "'nmae' does not exist in type", 1],
  ["newsletter.tsx", '<Field name="name" />', '<Field name="nmae" />', `'"nmae"' is not assignable`, 1],
  ["newsletter.tsx", "send={send}", "onSubmit={() => send}", "use `send`", 1],
  ["newsletter.tsx", "send={send}", "send={async (values: { phone: 0 }) => values}", "'phone' is missing", 3],
] as const;

cpSync(join(root, "examples"), app, { recursive: true });
for (const [index, [file, text, mistake]] of mistakes.entries()) {
  for (const name of ["newsletter-form.ts", "newsletter.tsx"])
    cpSync(join(root, "examples", name), join(app, `${index}`, name));
  const source = readFileSync(join(app, file), "utf8");
  writeFileSync(join(app, `${index}`, file), source.replace(text, mistake));
}
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

function compile(...args: string[]): string {
  const compiler = join(root, "../../node_modules/.bin/tsc");
  return spawnSync(compiler, args, { cwd: app, encoding: "utf8" }).stdout;
}

// Together: the compiler takes as long for one file as for all.
const errors = Object.groupBy(
  compile().split(/\n(?=\S)/),
  (error) => /^\d(?=\/)/.exec(error)?.[0] ?? "examples",
);

test("the examples compile against the built declarations", () => {
  expect(errors["examples"]).toBeUndefined();
});

test.for([...mistakes.entries()])(
  "the compiler rejects, by its name, mistake %i: %j",
  ([index, [, , , named, lines]]) => {
    const found = errors[index]?.join("\n").trim() ?? "";
    expect(found).toContain(named);
    expect(found.split("\n")).toHaveLength(lines);
  },
);

// 1,650 of them are React's own.
test("the types of the newsletter's form are cheap to compile", () => {
  const [, instantiations] =
    /Instantiations:\s+(\d+)/.exec(compile("--project", "one.json", "--extendedDiagnostics")) ?? [];
  expect(Number(instantiations)).toBeLessThan(6000);
});
