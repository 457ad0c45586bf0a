/**
 * Every word the contact form says; where the specification gives one, byte for byte
 * (sections 4 and 5). `errors` is keyed by field and broken rule.
 *
 * @example contactCopy.errors.email.email; // "Must be a valid email"
 */
export const contactCopy = {
  fields: {
    topic: {
      label: "Topic",
      hint: "So that your message reaches the right people.",
      prompt: "Choose a topic",
      choices: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"],
    },
    email: {
      label: "Email",
      hint: "Our answer goes to this address.",
    },
    description: {
      label: "Description",
      hint: "Tell us what happened or what you would like to know.",
    },
  },
  send: "Send",
  sending: "Loading...",
  thanks: {
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    close: "Close",
  },
  errorSummary: "There is a problem",
  errors: {
    topic: { required: "Topic is required" },
    email: { required: "Email is required", email: "Must be a valid email" },
    description: { required: "Description is required" },
  },
} as const;
