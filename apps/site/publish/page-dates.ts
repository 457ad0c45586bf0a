import { brand } from "../brand.ts";

/**
 * The day on which each page's words last changed, for search engines, of the pages that show none themselves. Whoever
 * changes what such a page says writes the day here: a date of a build or of a file would tell of changes that are none.
 */
export const pageDates: Readonly<Record<string, string>> = {
  "/": "2026-11-22",
  [`/${brand.slug}-blacks`]: "2026-11-22",
  "/advertise": "2026-11-22",
  "/advertise-form": "2026-11-22",
  "/ambassadors": "2026-11-22",
  "/blacks": "2026-11-22",
  "/contactus": "2026-11-22",
  "/download": "2026-11-22",
  "/partnership": "2026-11-22",
};
