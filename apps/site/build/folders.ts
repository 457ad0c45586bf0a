import { join } from "node:path";

export const site = join(import.meta.dirname, "..");

/** The theme of `themes/` to build with, in place of the site's own. Such a site is never deployed. */
export const otherTheme = process.env.THEME;

const cache = join(site, "node_modules/.cache", otherTheme ?? "site");

/** React Router's output: a bundle that renders the pages, their styles and media. */
export const routerOutput = join(cache, "react-router");

/** The site while it is built. A build that fails leaves the last one in place. */
export const unfinished = join(cache, "unfinished");

/** The built site, which the server reads. */
export const dist = otherTheme ? join(site, "themes/dist", otherTheme) : join(site, "dist");

export const published = join(dist, "public");
