import type { advertisingForm } from "../../business-request/advertising-form.ts";
import { replyHours } from "../../business-request/facts.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

/** The advertising request's copy in Portuguese. */
export const advertising = {
  ...businessRequest,
  heading: `Respondemos no prazo de ${replyHours} horas`,
  sent: "Pedido de publicidade enviado",
} as const satisfies Translated<typeof advertisingForm.copy>;
