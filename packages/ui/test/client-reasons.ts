import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

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

/** Whether a source or built file starts with "use client". */
export function isMarked(file: string): boolean {
  return readFileSync(file, "utf8").startsWith('"use client";\n');
}

/** Returns the reasons why a source file cannot be a server component, such as `["useEffect", "onClick"]`. */
export function clientReasons(file: string): string[] {
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
