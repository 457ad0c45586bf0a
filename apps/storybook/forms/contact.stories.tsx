import { contactFormConfig } from "@matchfront/site/forms/contact/contact-form-config.tsx";
import { messageFormMeta, messageFormStates as states } from "./message-form-story.tsx";

export default {
  title: "Whole forms/Contact",
  tags: ["!autodocs", "whole-form"],
  ...messageFormMeta({ config: contactFormConfig, call: "contact" }),
};

export const Empty = states.empty;
export const Touched = states.touched;
export const Invalid = states.invalid;
export const Sending = states.sending;
export const Slow = states.slow;
export const Queued = states.queued;
export const Sent = states.sent;
export const Failed = states.failed;
