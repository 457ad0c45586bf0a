/** The form that every candidate has, without any library: six fields, five of them with rules. */
export const topics = ["Ad Sales", "Success Stories", "Help / Support", "Something else"] as const;

/** The attributes of the controls. */
export const controls = {
  name: { required: true, autoComplete: "name" },
  email: { type: "email", required: true, autoComplete: "email" },
  phone: { type: "tel", required: true, autoComplete: "tel-national" },
  topic: { required: true },
  company: { autoComplete: "organization" },
  message: { required: true, rows: 6 },
} as const;

/** The advised length of the message. */
export const advice = 5000;

export const copy = {
  fields: {
    name: { label: "Your Name" },
    email: { label: "Email", hint: "We’ll reply to this address." },
    phone: { label: "Phone Number", hint: "10 digits, without the first 0." },
    topic: { label: "Topic", hint: "This gets your message to the right people." },
    company: { label: "Company (optional)" },
    message: { label: "Message", hint: "Tell us what you’d like to know." },
  },
  errors: {
    name: { required: "Name is required", minLength: "Too Short!", maxLength: "Too Long!" },
    email: { required: "Email is required", email: "Must be a valid email" },
    phone: { required: "Phone Number is required", digits: "Must be 10 digits" },
    topic: { required: "Topic is required" },
    company: {},
    message: { required: "Message is required" },
  },
  prompt: "Choose a topic",
  send: "Send",
} as const;

export type Name = keyof typeof copy.fields;
export type Values = Record<Name, string>;

export const names = ["name", "email", "phone", "topic", "company", "message"] as const;
export const empty: Values = { name: "", email: "", phone: "", topic: "", company: "", message: "" };
