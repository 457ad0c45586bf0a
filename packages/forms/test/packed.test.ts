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

test("an error about a field is one line that names it", () => {
  const source = readFileSync(join(packageRoot, "examples/newsletter-form.ts"), "utf8");
  writeFileSync(
    join(app, "broken.ts"),
    source.replace("name: textField,", "name: textField,\n    company: textField,"),
  );
  writeFileSync(
    join(app, "broken.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: ["broken.ts"] }),
  );
  const { stdout } = spawnSync(process.execPath, [compiler, "--project", "broken.json"], {
    cwd: app,
    encoding: "utf8",
  });
  rmSync(join(app, "broken.ts"));
  const missing = expect.stringMatching(/^broken\.ts\(\d+,\d+\): .* Property 'company' is missing in type /);
  expect(stdout.trim().split("\n")).toEqual([missing, missing]);
});

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
