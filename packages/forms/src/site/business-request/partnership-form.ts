import type { Infer } from "superstruct";
import { defineMessageForm, type MessageForm } from "../message-form/define-message-form.ts";
import { businessCopy, businessFields } from "./business-request.ts";

const fields = businessFields;

/** The copy of the partnership request. Its messages are those of the specification, misspellings included. */
export const partnershipCopy = {
  ...businessCopy,
  fields: {
    ...businessCopy.fields,
    description: {
      ...businessCopy.fields.description,
      hint: "Applying as an affiliate? Tell us about yourself instead: your public social media page, what you post and who follows you.",
    },
  },
  sent: "Partnership request sent",
};

/** A valid partnership request; `businessname` and `website` may be "". */
export type PartnershipValues = {
  readonly [Name in keyof typeof fields]: Infer<(typeof fields)[Name]["rule"]>;
};

/**
 * The form of the Partnership Program (specification, sections 2 to 5).
 *
 * @example partnershipForm.parse({ ...request, name: "A" }); // { status: "invalid", errors: { name: "Too Short!" } }
 */
export const partnershipForm: MessageForm<PartnershipValues> = defineMessageForm({
  name: "partnership",
  page: "/partnership",
  fields,
  copy: partnershipCopy,
});
