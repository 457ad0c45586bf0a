import { defineForm } from "../../define-form/define-form.ts";
import type { InputOf, ErrorsOf, ValuesOf } from "../../define-form/form.ts";
import { businessRequest } from "./business-request.ts";
import { replyHours } from "./facts.ts";

const { fields, copy } = businessRequest;

/**
 * The advertising request. Its messages are those of the specification (sections 2 to 5), misspellings included.
 *
 * @example advertisingForm.copy.heading; // "We will get back to you within 24 Hours"
 */
export const advertisingForm = defineForm({
  name: "advertising",
  page: "/advertise-form",
  fields,
  copy: {
    ...copy,
    heading: `We will get back to you within ${replyHours} Hours`,
    sent: "Advertising request sent",
  },
});

/** A valid request of either form; `businessname` and `website` may be "". */
export type BusinessRequestValues = ValuesOf<typeof advertisingForm>;

/** The text of each field of either form, not validated. */
export type BusinessRequestInput = InputOf<typeof advertisingForm>;

/** The errors of either form by field. */
export type BusinessRequestErrors = ErrorsOf<typeof advertisingForm>;
