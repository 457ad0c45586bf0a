/**
 * Reads the named fields of anything, once each: own text with LF for line breaks, and "" for whatever is no text –
 * missing, of another type, inherited, given twice, or a getter that throws.
 *
 * @example readTyped(formData, ["email"]); // { email: "ada@example.com" }
 */
export function readTyped(input: unknown, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readText(input, name)]));
}

function readText(input: unknown, name: string): string {
  try {
    const value = isPosted(input) ? onlyOne(input.getAll(name)) : ownValue(input, name);
    // A browser posts a text area's line breaks as CRLF and a program sends LF: it is one text all the same.
    return typeof value === "string" ? value.replaceAll(/\r\n?/g, "\n") : "";
  } catch {
    return "";
  }
}

function isPosted(input: unknown): input is FormData | URLSearchParams {
  return input instanceof FormData || input instanceof URLSearchParams;
}

function onlyOne([value, ...others]: readonly unknown[]): unknown {
  return others.length === 0 ? value : undefined;
}

function ownValue(input: unknown, name: string): unknown {
  const owner = Object(input);
  return Object.hasOwn(owner, name) ? owner[name] : undefined;
}
