import type { SiteCopy } from "../en/index.ts";
import { businessCopy } from "./business-request.ts";

const { fields } = businessCopy;

/** The partnership request's copy in French. */
export const partnership: SiteCopy["partnership"] = {
  ...businessCopy,
  fields: {
    ...fields,
    description: {
      ...fields.description,
      hint: "Vous postulez à l’affiliation ? Parlez-nous plutôt de vous : votre page publique sur les réseaux sociaux, ce que vous y publiez et qui vous suit.",
    },
  },
  sent: "Demande de partenariat envoyée",
};
