import { enums, nonempty, refine, string, type, validate } from "superstruct";

// The form of every candidate.

export const topics = ["Ad Sales", "Success Stories", "Help / Support", "Something else"] as const;

/** The advised length of the message. */
export const recommendedMaxLength = 5000;

const filled = nonempty(string());
const rules = {
  name: refine(filled, "minLength", (text) => text.length >= 2),
  email: refine(filled, "email", (text) => /^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(text)),
  phone: refine(filled, "digits", (text) => /^[0-9]{10}$/.test(text)),
  topic: enums(topics),
  company: string(),
  message: filled,
};

export const fields = {
  name: { rule: rules.name, attributes: { required: true, autoComplete: "name" } },
  email: { rule: rules.email, attributes: { type: "email", required: true, autoComplete: "email" } },
  phone: { rule: rules.phone, attributes: { type: "tel", required: true, autoComplete: "tel" } },
  topic: { rule: rules.topic, options: topics, attributes: { required: true } },
  company: { rule: rules.company, attributes: { autoComplete: "organization" } },
  message: { rule: rules.message, attributes: { required: true, rows: 6 }, recommendedMaxLength },
} as const;

export const copy = {
  fields: {
    name: { label: "Your Name" },
    email: { label: "Email", hint: "We’ll reply to this address." },
    phone: { label: "Phone Number", hint: "10 digits, without the first 0." },
    topic: { label: "Topic", hint: "This gets your message to the right people.", prompt: "Choose a topic" },
    company: { label: "Company (optional)" },
    message: { label: "Message", hint: "Tell us what you’d like to know." },
  },
  errors: {
    name: { required: "Name is required", minLength: "Too Short!" },
    email: { required: "Email is required", email: "Must be a valid email" },
    phone: { required: "Phone Number is required", digits: "Must be 10 digits" },
    topic: { required: "Topic is required" },
    company: {},
    message: { required: "Message is required" },
  },
} as const;

export type Name = keyof typeof fields;
export type Values = Record<Name, string>;
export const names = ["name", "email", "phone", "topic", "company", "message"] as const;
export const empty: Values = { name: "", email: "", phone: "", topic: "", company: "", message: "" };

const schema = type(rules);
const messages: Record<string, Record<string, string>> = copy.errors;

/** Returns the first message of each invalid field. */
export function findErrors(values: Partial<Values>): Partial<Values> {
  const errors: Record<string, string | undefined> = {};
  const [failure] = validate(values, schema);
  for (const { path, value, refinement = "" } of failure?.failures() ?? []) {
    const { required, [refinement]: message = required } = messages[String(path[0])] ?? {};
    errors[String(path[0])] ??= value === "" ? required : message;
  }
  return errors;
}
