import type { SiteCopy } from "../en/index.ts";
import { replyHours } from "../../business-request/facts.ts";
import { businessCopy } from "./business-request.ts";

/** The advertising request's copy in Portuguese. */
export const advertising: SiteCopy["advertising"] = {
  ...businessCopy,
  heading: `Respondemos no prazo de ${replyHours} horas`,
  sent: "Pedido de publicidade enviado",
};
