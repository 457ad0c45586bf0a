import type { advertisingForm } from "../../business-request/advertising-form.ts";
import { replyHours } from "../../business-request/facts.ts";
import type { Translated } from "../../../define-form/copy.ts";
import { businessRequest } from "./business-request.ts";

/** The advertising request's copy in Swahili. */
export const advertising = {
  ...businessRequest,
  heading: `Tutakujibu ndani ya saa ${replyHours}`,
  sent: "Ombi la tangazo limetumwa",
} as const satisfies Translated<typeof advertisingForm.copy>;
