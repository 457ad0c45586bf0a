import ts from "typescript";

/**
 * The texts in a source file that visitors would read: what stands between tags, and strings that look like words.
 * Left out are types, addresses of modules, what errors say, and schema.org's names of things.
 */
export function wordsInCode(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().endsWith("Error")) return;
    if (ts.isPropertyAssignment(node) && node.name.getText() === '"@type"') return;
    const text = textOf(node).trim();
    if (ts.isJsxText(node) ? /\p{L}/u.test(text) : looksLikeWords.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** A capitalized word, or two words: strings that only code reads are neither. */
const looksLikeWords = /^\p{Lu}\p{Ll}+[.:!?…]?$|\p{L}[,.:!?]?\s+\p{L}/u;

function textOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : "";
}
