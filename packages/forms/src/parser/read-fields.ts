/**
 * Reads the named fields of anything, once each: own text without stray spaces around it,
 * and "" for whatever is no text – missing, of another type, inherited, or a getter that throws.
 */
export function readFields(input: unknown, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readText(input, name)]));
}

function readText(input: unknown, name: string): string {
  try {
    const owner = Object(input);
    const value: unknown = Object.hasOwn(owner, name) ? owner[name] : undefined;
    return typeof value === "string" ? value.trim() : "";
  } catch {
    return "";
  }
}
