import { isCheckboxGroup, joinChoices } from "./choices.ts";
import type { FieldDefinition, FieldDefinitions } from "./field-definition.ts";

/**
 * Reads the fields of any value, once each. A field that is missing, of another type, inherited, duplicated or a getter
 * that throws is "".
 */
export function readFields(input: unknown, fields: FieldDefinitions): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) texts[name] = readText(input, name, field);
  return texts;
}

function readText(input: unknown, name: string, field: FieldDefinition): string {
  try {
    const isGroup = isCheckboxGroup(field);
    const entries = isFormData(input) && input.getAll(name);
    const read = entries || ownValue(input, name);
    if (isGroup && Array.isArray(read)) return joinChoices(read);
    const value: unknown = entries ? entries.length === 1 && entries[0] : read;
    // React Hook Form, Conform and JSON have a boolean for what a browser posts as "on".
    if (!isGroup && field.attributes?.type === "checkbox")
      return value === true || value === "on" ? "on" : "";
    if (typeof value === "number" && typeof coerceText(field, "0") === "number") return String(value);
    // A browser posts a text area's line breaks as CRLF, a script sends LF: both are the same text.
    const text = typeof value === "string" ? value : "";
    return text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  } catch {
    return "";
  }
}

/** Returns what a rule coerces a text to: the text itself, unless it is one of superstruct's `coerce`. */
export const coerceText = ({ rule }: FieldDefinition, text: string): unknown =>
  rule.coercer(text, { branch: [], path: [] });

function isFormData(input: unknown): input is FormData | URLSearchParams {
  return input instanceof FormData || input instanceof URLSearchParams;
}

function ownValue(input: unknown, name: string): unknown {
  const owner = Object(input);
  return Object.hasOwn(owner, name) ? owner[name] : undefined;
}
