import { defineForm, emailField, textField } from "@matchfront/forms";
import { enums } from "superstruct";

const topics = ["Product", "Events"] as const;

export const newsletterForm = defineForm({
  name: "newsletter",
  fields: {
    email: emailField,
    name: textField,
    topic: { rule: enums(topics), options: topics, attributes: { required: true } },
  },
  copy: {
    fields: { email: { label: "Email" }, name: { label: "Name" }, topic: { label: "Topic" } },
    errors: {
      email: { required: "Email is required", email: "Must be a valid email" },
      name: { required: "Name is required" },
      topic: { required: "Choose a topic" },
    },
  },
});
