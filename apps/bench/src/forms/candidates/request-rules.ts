import { enums, nonempty, refine, string, type, validate } from "superstruct";
import { copy, topics, type Name, type Values } from "./request.ts";

const filled = nonempty(string());

/** The rules in superstruct. */
export const rules = {
  name: refine(
    refine(filled, "minLength", (text) => text.length >= 2),
    "maxLength",
    (text) => text.length <= 50,
  ),
  email: refine(filled, "email", (text) => /^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(text)),
  phone: refine(filled, "digits", (text) => /^[0-9]{10}$/.test(text)),
  topic: enums(topics),
  company: string(),
  message: filled,
};

const schema = type(rules);
const messages: Record<string, Record<string, string>> = copy.errors;

/** The first message of each invalid field, where no library asks superstruct. */
export function findErrors(values: Partial<Values>): Partial<Record<Name, string>> {
  const errors: Record<string, string | undefined> = {};
  const [failure] = validate(values, schema);
  for (const { path, value, refinement = "" } of failure?.failures() ?? []) {
    const name = String(path[0]);
    const { required, [refinement]: message = required } = messages[name] ?? {};
    errors[name] ??= value === "" ? required : message;
  }
  return errors;
}
