import { enums } from "superstruct";
import { defineForm } from "../../define-form/define-form.ts";
import type { InputOf, ErrorsOf, ValuesOf } from "../../define-form/form.ts";
import { requiredText } from "../../rules/required-text.ts";
import { emailField } from "../../rules/text-field.ts";

const topics = ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"] as const;

/**
 * The Contact Us form. Its messages are those of the specification (sections 4 and 5).
 *
 * @example contactForm.parse({ topic: "Ad Sales", email: " ada@example.com ", description: "Hi" });
 */
export const contactForm = defineForm({
  name: "contact",
  page: "/contactus",
  fields: {
    topic: { rule: enums(topics), options: topics, attributes: { required: true } },
    email: emailField,
    description: { rule: requiredText, attributes: { required: true, rows: 6 }, recommendedMaxLength: 5000 },
  },
  copy: {
    fields: {
      topic: {
        label: "Topic",
        hint: "This gets your message to the right people.",
        prompt: "Choose a topic",
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
  },
});

/** A valid contact message. */
export type ContactValues = ValuesOf<typeof contactForm>;

/** The text of each field of the contact form, not validated. */
export type ContactInput = InputOf<typeof contactForm>;

/** The errors of the contact form by field. */
export type ContactErrors = ErrorsOf<typeof contactForm>;
