import { advertisingFormConfig } from "@matchfront/site/forms/business-request/advertising-form-config.tsx";
import { messageFormMeta, messageFormStates as states } from "./message-form-story.tsx";

export default {
  title: "Whole forms/Advertising",
  tags: ["!autodocs", "whole-form"],
  ...messageFormMeta({ config: advertisingFormConfig, call: "advertising" }),
};

export const Empty = states.empty;
export const Touched = states.touched;
export const Invalid = states.invalid;
export const Sending = states.sending;
export const Queued = states.queued;
export const Sent = states.sent;
export const Failed = states.failed;
