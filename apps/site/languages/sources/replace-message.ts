import ts from "typescript";

/**
 * Replaces one text of an exported object in a module's source.
 *
 * @param source such as `export const contact = { head: { title: "Aide" } } as const satisfies …`
 * @param path from the export's name to the text: ["contact", "head", "title"]; lists by their indexes
 * @returns the new source; undefined if the text is not written out there, as where it is spread from elsewhere
 */
export function replaceMessage(source: string, path: readonly string[], message: string): string | undefined {
  const file = ts.createSourceFile("words.ts", source, ts.ScriptTarget.Latest, true);
  const [name, ...keys] = path;
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name);
  const text = keys.reduce<ts.Expression | undefined>(
    (owner, key) => owner && memberOf(owner, key),
    declared?.initializer,
  );
  if (!text || !ts.isStringLiteralLike(text)) return undefined;
  return source.slice(0, text.getStart()) + JSON.stringify(message) + source.slice(text.getEnd());
}

function memberOf(owner: ts.Expression, key: string): ts.Expression | undefined {
  const value = withoutTypes(owner);
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const member = value.properties.find(
    (property) => property.name !== undefined && nameOf(property.name) === key,
  );
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function withoutTypes(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? withoutTypes(expression.expression)
    : expression;
}
