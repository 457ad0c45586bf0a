import type { ValuesOf } from "../../define-form/form.ts";
import { defineMessageForm } from "../message-form/define-message-form.ts";
import { businessCopy, businessFields } from "./business-request.ts";
import { replyHours } from "./facts.ts";

/** The copy of the advertising request. Its messages are those of the specification, misspellings included. */
export const advertisingCopy = {
  ...businessCopy,
  heading: `We will get back to you within ${replyHours} Hours`,
  sent: "Advertising request sent",
};

/**
 * The advertising request (specification, sections 2 to 5).
 *
 * @example advertisingForm.copy.heading; // "We will get back to you within 24 Hours"
 */
export const advertisingForm = defineMessageForm({
  name: "advertising",
  page: "/advertise-form",
  fields: businessFields,
  copy: advertisingCopy,
});

/** A valid advertising request; `businessname` and `website` may be "". */
export type AdvertisingValues = ValuesOf<typeof advertisingForm>;
