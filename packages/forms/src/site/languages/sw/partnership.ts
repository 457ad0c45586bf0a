import type { partnershipForm } from "../../business-request/partnership-form.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

/** The partnership request's copy in Swahili. */
export const partnership = {
  ...businessRequest,
  fields: {
    ...businessRequest.fields,
    description: {
      ...businessRequest.fields.description,
      hint: "Unaomba kuwa mshirika? Basi tuambie kukuhusu: ukurasa wako ulio wazi kwa umma, unachochapisha, na wafuasi wako ni akina nani.",
    },
  },
  sent: "Ombi la ushirikiano limetumwa",
} as const satisfies Translated<typeof partnershipForm.copy>;
