import type { ValuesOf } from "../../define-form/form.ts";
import { defineMessageForm } from "../message-form/define-message-form.ts";
import { businessCopy, businessFields } from "./business-request.ts";

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

/**
 * The form of the Partnership Program (specification, sections 2 to 5).
 *
 * @example partnershipForm.parse({ ...request, name: "A" }); // { status: "invalid", errors: { name: "Too Short!" } }
 */
export const partnershipForm = defineMessageForm({
  name: "partnership",
  page: "/partnership",
  fields: businessFields,
  copy: partnershipCopy,
});

/** A valid partnership request; `businessname` and `website` may be "". */
export type PartnershipValues = ValuesOf<typeof partnershipForm>;
