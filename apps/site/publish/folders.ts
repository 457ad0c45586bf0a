import { join } from "node:path";

const site = join(import.meta.dirname, "..");

/** React Router's prerendered pages, their styles and media. */
export const prerendered = join(site, "build", "client");

/** The published site: what the server reads. */
export const dist = join(site, "dist");

/** The previously published site, while it is published again. */
export const previous = join(site, "build", "previous");

/** The files that visitors fetch. */
export const published = join(dist, "public");

export { site };
