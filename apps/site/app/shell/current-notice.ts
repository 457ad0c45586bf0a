import type { Notice } from "../../brand.ts";

/** Returns the notice until the end of its last day, then `undefined`. */
export function currentNotice(notice: Notice | undefined, now: Date): Notice | undefined {
  if (notice?.until === undefined) return notice;
  return now.toISOString().slice(0, 10) <= notice.until ? notice : undefined;
}
