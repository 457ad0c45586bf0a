import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";
import { openPreview, readCode } from "./preview.ts";

const folder = fileURLToPath(new URL("copied/", import.meta.url));

test("the code of each story compiles against the built package", async () => {
  const { page, address } = await openStorybook();
  const stories = (await openPreview(page, address)).filter(
    ({ parameters: { docs }, tags }) => docs?.codePanel && !tags.includes("without-panel"),
  );
  const files = new Map<string, string>();
  for (const { id, parameters } of stories) {
    const code = parameters.docs?.source?.code ?? (await readCode(page, id));
    files.set(`${folder}${id}.tsx`, code);
  }
  expect(files.size).toBeGreaterThan(150);
  const withoutImport = [...files].filter(
    ([, code]) => !/^import \{ .+ \} from "@matchfront\/ui";\n/.test(code),
  );
  expect(withoutImport.map(([name]) => name)).toEqual([]);
  expect(compile(files)).toEqual([]);
});

test("a page of documentation copies the code once", async () => {
  const { page, address } = await openStorybook();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${address}iframe.html?id=illustration-portrait--docs&viewMode=docs`);
  await page.getByRole("img", { name: "A man past sixty with a white beard" }).first().waitFor();
  await page.getByRole("button", { name: "Copy code" }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import \{ ManWithWhiteBeard, Portrait \}[^]+person=\{ManWithWhiteBeard\}/);
});

/** The errors that TypeScript reports for files that are only in memory. */
function compile(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts"],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2024,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  host.readFile = (name) => files.get(name) ?? ts.sys.readFile(name);
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}
