import { defineForm } from "@matchfront/forms";
import { advice, controls, copy, topics } from "./request.ts";
import { rules } from "./request-rules.ts";

/** The form as our definition. */
export const requestForm = defineForm({
  name: "request",
  fields: {
    name: { rule: rules.name, control: controls.name },
    email: { rule: rules.email, control: controls.email },
    phone: { rule: rules.phone, control: controls.phone },
    topic: { rule: rules.topic, options: topics, control: controls.topic },
    company: { rule: rules.company, control: controls.company },
    message: { rule: rules.message, control: controls.message, advice },
  },
  copy,
});
