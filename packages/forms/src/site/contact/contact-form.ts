import { enums } from "superstruct";
import { requiredText } from "../../rules/required-text.ts";
import { emailField } from "../../rules/text-field.ts";
import type { ValuesOf } from "../../define-form/form.ts";
import { defineMessageForm } from "../message-form/define-message-form.ts";

const topics = ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"] as const;

/** The copy of the Contact Us form. Its messages are those of the specification (sections 4 and 5). */
export const contactCopy = {
  fields: {
    topic: {
      label: "Topic",
      hint: "This gets your message to the right people.",
      prompt: "Choose a topic",
      options: Object.fromEntries<string>(topics.map((topic) => [topic, topic])),
    },
    email: { label: "Email", hint: "We’ll reply to this address." },
    description: {
      label: "Description",
      hint: "Tell us what happened or what you’d like to know.",
    },
  },
  send: "Send",
  sending: "Loading...",
  thanks: {
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    close: "Close",
  },
  sent: "Message sent",
  errorSummary: "Please fix the following",
  errors: {
    topic: { required: "Topic is required" },
    email: { required: "Email is required", email: "Must be a valid email" },
    description: { required: "Description is required" },
  },
};

/**
 * The Contact Us form.
 *
 * @example contactForm.parse({ topic: "Ad Sales", email: " ada@example.com ", description: "Hi" });
 */
export const contactForm = defineMessageForm({
  name: "contact",
  page: "/contactus",
  fields: {
    topic: { rule: enums(topics), options: topics, attributes: { required: true } },
    email: emailField,
    description: { rule: requiredText, attributes: { required: true, rows: 6 }, recommendedMaxLength: 5000 },
  },
  copy: contactCopy,
});

/** A valid contact message. */
export type ContactValues = ValuesOf<typeof contactForm>;
