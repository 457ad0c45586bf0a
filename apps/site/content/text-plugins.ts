import { sectionIds } from "./section-ids.ts";
import { summaryLines } from "./summary-lines.ts";

/** What texts need beyond MDX itself, for every build that reads them. */
export const textPlugins = [sectionIds, summaryLines];
