import type { SiteCopy } from "../en/index.ts";
import { businessCopy } from "./business-request.ts";

/** The partnership request's copy in Swahili. */
export const partnership: SiteCopy["partnership"] = {
  ...businessCopy,
  fields: {
    ...businessCopy.fields,
    description: {
      ...businessCopy.fields.description,
      hint: "Unaomba kuwa mshirika? Basi tuambie kukuhusu: ukurasa wako ulio wazi kwa umma, unachochapisha, na wafuasi wako ni akina nani.",
    },
  },
  sent: "Ombi la ushirikiano limetumwa",
};
