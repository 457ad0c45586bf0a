import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const packageRoot = join(import.meta.dirname, "..");
const examples = join(packageRoot, "examples");
const app = mkdtempSync(join(tmpdir(), "matchfront-forms-"));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: app, encoding: "utf8" });

/** An external app: the packed package and its peer dependencies, with nothing from this repository. */
beforeAll(() => {
  execFileSync("pnpm", ["pack", "--pack-destination", app], { cwd: packageRoot });
  const [tarball = ""] = readdirSync(app);
  const modules = join(app, "node_modules");
  mkdirSync(join(modules, "@matchfront/forms"), { recursive: true });
  mkdirSync(join(modules, "@types"));
  run("tar", "-xzf", tarball, "-C", "node_modules/@matchfront/forms", "--strip-components=1");
  const installed = ["superstruct", "react", "react-dom", "final-form", "react-final-form", "typescript"];
  for (const name of [...installed, "@types/react", "@types/react-dom"])
    symlinkSync(realpathSync(join(packageRoot, "node_modules", name)), join(modules, name));
  for (const example of globSync("*newsletter*", { cwd: examples }).concat(
    "app.tsx",
    "main.tsx",
    "party.tsx",
    "save.ts",
  ))
    cpSync(join(examples, example), join(app, example));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: "ES2023",
    module: "nodenext",
    jsx: "react-jsx",
    outDir: "out",
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    types: [],
  };
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }));
  writeFileSync(
    join(app, "newsletter.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: ["newsletter.tsx"] }),
  );
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const compiler = "node_modules/typescript/bin/tsc6";
const compile = (...args: string[]) => run(process.execPath, compiler, ...args);

test("an external app's form compiles against the packed package", () => {
  expect(compile()).toBe("");
});

// 1,650 of them are React's own.
test("the types of the newsletter's form are cheap to compile", () => {
  const told = compile("--project", "newsletter.json", "--skipLibCheck", "--extendedDiagnostics");
  const [, instantiations] = /Instantiations:\s+(\d+)/.exec(told) ?? [];
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
    const source = readFileSync(join(examples, file), "utf8");
    writeFileSync(join(app, file), source.replace(text, mistake));
    const options = { cwd: app, encoding: "utf8" } as const;
    const args = [compiler, "--project", "newsletter.json", "--skipLibCheck"];
    const { stdout } = spawnSync(process.execPath, args, options);
    writeFileSync(join(app, file), source);
    expect(stdout).toContain(named);
    expect(stdout.trim().split("\n")).toHaveLength(lines);
  },
);

test("and is rendered by it in plain Node", () => {
  const program = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { NewsletterForm } from "./out/newsletter.js";
    import { OfflineNewsletter } from "./out/newsletter-offline.js";
    import { receiveNewsletter } from "./out/receive-newsletter.js";
    for (const Form of [NewsletterForm, OfflineNewsletter])
      console.log(renderToString(createElement(Form, { send: async () => {} })));
    const json = { "content-type": "application/json" };
    for (const [body, headers] of [
      [new URLSearchParams("email=ada&name=Ada&topic=Events")],
      [new URLSearchParams("email=ada@mail.com&name=Ada&topic=Events")],
      ['{"email":"ada"}', json],
      ['{"email":"ada@mail.com","name":"Ada","topic":"Events"}', json],
    ]) {
      const request = new Request("http://localhost/newsletter", { method: "POST", body, headers });
      const response = await receiveNewsletter(request);
      console.log(response.status, (await response.text()).replaceAll("\\n", ""));
    }
  `;
  const [plain = "", offline = "", ...answers] = run(
    process.execPath,
    "--input-type=module",
    "-e",
    program,
  ).split("\n");
  expect(plain).toContain('<form aria-invalid="false" action="/newsletter" method="post">');
  expect(plain).toContain('id="newsletter-email"');
  expect(plain).toContain('autoComplete="email"');
  expect(offline).toContain("Subscribe");
  const [page, thanks, errors, sent] = answers;
  expect(page).toMatch(/^422 .*value="ada".*Must be a valid email/);
  expect(thanks).toMatch(/^200 .*You are subscribed/);
  expect(errors).toMatch(/^422 {"status":422,"message":".+","errors":{"email":"Must be a valid email",.+}}$/);
  expect(sent).toBe('200 {"status":200}');
});
