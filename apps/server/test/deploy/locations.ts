/** What nginx does with some paths: a prefix (`/assets/`) or an expression (`~ ^/api/`), and its directives. */
interface Location {
  readonly prefix: string | undefined;
  readonly expression: RegExp | undefined;
  readonly directives: string;
}

/**
 * The directives that nginx takes for a path: those of the first expression that matches, else of the longest prefix.
 *
 * @param text a configuration whose locations do not contain each other
 * @example directivesFor(text, "/assets/a.js"); // "proxy_pass http://matchfront; …"
 */
export function directivesFor(text: string, path: string): string {
  const locations = [...text.matchAll(/location (~ )?([/^]\S*) \{([^}]*)\}/g)].map(
    ([, isExpression, pattern = "", directives = ""]): Location => ({
      prefix: isExpression ? undefined : pattern,
      expression: isExpression ? new RegExp(pattern) : undefined,
      directives,
    }),
  );
  const matching = locations.find(({ expression }) => expression?.test(path));
  const prefixes = locations.filter(({ prefix }) => prefix !== undefined && path.startsWith(prefix));
  const longest = prefixes.toSorted((a, b) => (b.prefix?.length ?? 0) - (a.prefix?.length ?? 0))[0];
  return (matching ?? longest)?.directives ?? "";
}
