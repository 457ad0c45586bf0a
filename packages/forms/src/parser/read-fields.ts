/** How a text is taken in: as it is, or without stray spaces around it. */
export type ReadText = (text: string) => string;

/**
 * Reads the named fields of anything, once each: own text, and "" for whatever is no text – missing, of another type,
 * inherited, or a getter that throws.
 */
export function readFields(input: unknown, names: readonly string[], read: ReadText): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readText(input, name, read)]));
}

function readText(input: unknown, name: string, read: ReadText): string {
  try {
    const owner = Object(input);
    const value: unknown = Object.hasOwn(owner, name) ? owner[name] : undefined;
    return typeof value === "string" ? read(value) : "";
  } catch {
    return "";
  }
}
