import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { readPublicModules, valuesOf } from "../scripts/public-modules.ts";
import { importsOf, readSourceGraph } from "../scripts/source-graph.ts";

/** Libraries that need a window or extend React's `Component`. */
const clientLibraries = /^(?:notistack|keen-slider)(?:\/|$)/;

/** The exports of React for server components, which exclude hooks and contexts of clients. */
const onServer = new Set<string>(
  ["react", "react-dom"].flatMap((library) => {
    const list = `JSON.stringify(Object.keys(require("${library}")))`;
    return JSON.parse(
      execFileSync(process.execPath, ["--conditions=react-server", "--print", list], { encoding: "utf8" }),
    );
  }),
);

const graph = await readSourceGraph("index.ts");
const files = [...graph.keys()].filter((file) => /\.tsx?$/.test(file));
const publicFiles = new Set(
  readPublicModules().flatMap((each) => (valuesOf(each).length > 0 ? [each.path] : [])),
);
const marked = new Set(files.filter((file) => isMarked(`src/${file}`)));
const ownReasons = new Map(files.map((file) => [file, clientReasons(`src/${file}`)]));
const built = (file: string) => `dist/${file.replace(/tsx?$/, "js")}`;

/** The graph of a server, which ends at marked files. */
const serverGraph = new Map([...graph].map(([file, imports]) => [file, marked.has(file) ? [] : imports]));

/** Returns why a file and its imports need a client, without the reasons of marked imports. */
function reasonsOf(file: string): string[] {
  const imports = importsOf(serverGraph, ...(graph.get(file) ?? [])).filter((each) => !marked.has(each));
  return [file, ...imports].flatMap((each) =>
    (ownReasons.get(each) ?? []).map((reason) => `${reason} in ${each}`),
  );
}

test.each([...publicFiles])('marks %s with "use client" exactly if it needs a client', (file) => {
  const reasons = reasonsOf(file);
  expect({ isMarked: marked.has(file), reasons }).toEqual({ isMarked: reasons.length > 0, reasons });
});

test("marks only public files, and never the index: a server cannot use values of marked files", () => {
  expect([...marked].filter((file) => !publicFiles.has(file))).toEqual([]);
});

test.each([...marked])("exports functions only from %s, and builds its mark", async (file) => {
  expect(isMarked(built(file))).toBe(true);
  const values: unknown[] = Object.values(await import(`../src/${file}`));
  expect(values.map((value) => typeof value)).toEqual(values.map(() => "function"));
});

test("loads every file that unmarked ones need with a server's React", () => {
  const unmarked = files.filter((file) => publicFiles.has(file) && !marked.has(file));
  const forServer = importsOf(serverGraph, ...unmarked).filter(
    (file) => !importsOf(graph, file).some((each) => marked.has(each)),
  );
  expect(forServer.length).toBeGreaterThan(90);
  const statements = forServer.map(
    (file) => `await import(${JSON.stringify(`./${built(file.replace(/css$/, "ts"))}`)});`,
  );
  const options = ["--conditions=react-server", "--input-type=module", "--eval"];
  const load = () => execFileSync(process.execPath, [...options, statements.join("")], { stdio: "pipe" });
  expect(load).not.toThrow();
});

/** Whether a source or built file starts with "use client". */
function isMarked(file: string): boolean {
  return readFileSync(file, "utf8").startsWith('"use client";\n');
}

/** Returns the reasons why a source file cannot be a server component, such as `["useEffect", "onClick"]`. */
function clientReasons(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const reasons: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) reasons.push(...importedReasons(node));
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) reasons.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reasons;
}

function importedReasons({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const library = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
  if (clientLibraries.test(library)) return [library];
  const names = importClause?.namedBindings;
  if (!/^react(?:-dom)?$/.test(library) || importClause?.isTypeOnly || !names || !ts.isNamedImports(names))
    return [];
  return names.elements.flatMap(({ isTypeOnly, name, propertyName = name }) =>
    isTypeOnly || onServer.has(propertyName.text) ? [] : [propertyName.text],
  );
}
