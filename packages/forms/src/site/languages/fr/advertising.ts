import type { SiteCopy } from "../en/index.ts";
import { replyHours } from "../../business-request/facts.ts";
import { businessCopy } from "./business-request.ts";

/** The advertising request's copy in French. */
export const advertising: SiteCopy["advertising"] = {
  ...businessCopy,
  heading: `Nous vous répondons sous ${replyHours} heures`,
  sent: "Demande de publicité envoyée",
};
