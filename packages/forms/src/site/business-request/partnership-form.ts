import { defineForm } from "../../define-form/define-form.ts";
import { businessRequest } from "./business-request.ts";

const { fields, copy } = businessRequest;

/**
 * The form of the Partnership Program. Its messages are those of the specification (sections 2 to 5), misspellings included.
 *
 * @example partnershipForm.parse({ ...request, name: "A" }); // { status: "invalid", errors: { name: "Too Short!" } }
 */
export const partnershipForm = defineForm({
  name: "partnership",
  page: "/partnership",
  fields,
  copy: {
    ...copy,
    fields: {
      ...copy.fields,
      description: {
        ...copy.fields.description,
        hint: "Applying as an affiliate? Tell us about yourself instead: your public social media page, what you post and who follows you.",
      },
    },
    sent: "Partnership request sent",
  },
});
