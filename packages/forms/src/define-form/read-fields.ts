import type { FieldDefinitions } from "./field-definition.ts";

/**
 * Reads the fields of any value, once each. A field that is missing, of another type, inherited, duplicated or a getter
 * that throws is "".
 */
export function readFields(input: unknown, fields: FieldDefinitions): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, { attributes }] of Object.entries(fields))
    texts[name] = readText(input, name, attributes?.type === "checkbox");
  return texts;
}

function readText(input: unknown, name: string, isCheckbox: boolean): string {
  try {
    const value = isFormData(input) ? singleValue(input.getAll(name)) : ownValue(input, name);
    // React Hook Form, Conform and JSON have a boolean for what a browser posts as "on".
    if (isCheckbox) return value === true || value === "on" ? "on" : "";
    // A browser posts a text area's line breaks as CRLF, a script sends LF: both are the same text.
    const text = typeof value === "string" ? value : "";
    return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  } catch {
    return "";
  }
}

function isFormData(input: unknown): input is FormData | URLSearchParams {
  return input instanceof FormData || input instanceof URLSearchParams;
}

function singleValue([value, ...others]: readonly unknown[]): unknown {
  return others.length === 0 ? value : undefined;
}

function ownValue(input: unknown, name: string): unknown {
  const owner = Object(input);
  return Object.hasOwn(owner, name) ? owner[name] : undefined;
}
