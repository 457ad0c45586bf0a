import type { SiteCopy } from "../en/index.ts";
import { replyHours } from "../../business-request/facts.ts";
import { businessCopy } from "./business-request.ts";

/** The advertising request's copy in Swahili. */
export const advertising: SiteCopy["advertising"] = {
  ...businessCopy,
  heading: `Tutakujibu ndani ya saa ${replyHours}`,
  sent: "Ombi la tangazo limetumwa",
};
