import type { partnershipForm } from "../../business-request/partnership-form.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

const { fields } = businessRequest;

/** The partnership request's copy in French. */
export const partnership = {
  ...businessRequest,
  fields: {
    ...fields,
    description: {
      ...fields.description,
      hint: "Vous postulez à l’affiliation ? Parlez-nous plutôt de vous : votre page publique sur les réseaux sociaux, ce que vous y publiez et qui vous suit.",
    },
  },
  sent: "Demande de partenariat envoyée",
} as const satisfies Translated<typeof partnershipForm.copy>;
