import type { Infer } from "superstruct";
import { defineMessageForm, type MessageForm } from "../message-form/define-message-form.ts";
import { businessCopy, businessFields } from "./business-request.ts";
import { replyHours } from "./facts.ts";

const fields = businessFields;

/** The copy of the advertising request. Its messages are those of the specification, misspellings included. */
export const advertisingCopy = {
  ...businessCopy,
  heading: `We will get back to you within ${replyHours} Hours`,
  sent: "Advertising request sent",
};

/** A valid advertising request; `businessname` and `website` may be "". */
export type AdvertisingValues = {
  readonly [Name in keyof typeof fields]: Infer<(typeof fields)[Name]["rule"]>;
};

/**
 * The advertising request (specification, sections 2 to 5).
 *
 * @example advertisingForm.copy.heading; // "We will get back to you within 24 Hours"
 */
export const advertisingForm: MessageForm<AdvertisingValues> = defineMessageForm({
  name: "advertising",
  page: "/advertise-form",
  fields,
  copy: advertisingCopy,
});
