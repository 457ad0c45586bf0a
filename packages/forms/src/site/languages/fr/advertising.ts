import type { advertisingForm } from "../../business-request/advertising-form.ts";
import { replyHours } from "../../business-request/facts.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

/** The advertising request's copy in French. */
export const advertising = {
  ...businessRequest,
  heading: `Nous vous répondons sous ${replyHours} heures`,
  sent: "Demande de publicité envoyée",
} as const satisfies Translated<typeof advertisingForm.copy>;
