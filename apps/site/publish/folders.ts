import { join } from "node:path";

const site = join(import.meta.dirname, "..");

/** The name of another theme than the site's own, of those in `themes/`: it is published apart, and never deployed. */
export const otherTheme = process.env.THEME;

/** React Router's output. */
export const built = join(site, "build", otherTheme ?? "");

/** React Router's prerendered pages, their styles and media. */
export const prerendered = join(built, "client");

/** The pages' scripts, before they are published; React Router empties its own folder. */
export const builtScripts = join(site, "node_modules/.cache/scripts", otherTheme ?? "own");

/** The published site: what the server reads. */
export const dist = otherTheme ? join(built, "dist") : join(site, "dist");

/** The previously published site, while it is published again. */
export const previous = join(built, "previous");

/** The files that visitors fetch. */
export const published = join(dist, "public");

export { site };
