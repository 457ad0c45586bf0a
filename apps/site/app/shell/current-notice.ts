import type { Notice } from "../../brand.ts";

/** The notice of the brand file, or none once its last day is over. */
export function currentNotice(notice: Notice | undefined, now: Date): Notice | undefined {
  if (notice?.until === undefined) return notice;
  return now.toISOString().slice(0, 10) <= notice.until ? notice : undefined;
}
