import { partnershipFormConfig } from "@matchfront/site/forms/business-request/partnership-form-config.tsx";
import { messageFormMeta, messageFormStates as states } from "./message-form-story.tsx";

export default {
  title: "Whole forms/Partnership",
  tags: ["!autodocs", "whole-form"],
  ...messageFormMeta({ config: partnershipFormConfig, call: "partnership" }),
};

export const Empty = states.empty;
export const Touched = states.touched;
export const Invalid = states.invalid;
export const Sending = states.sending;
export const Queued = states.queued;
export const Sent = states.sent;
export const Failed = states.failed;
