import type { PageHead } from "./page-head.ts";

/**
 * The list of pages for search engines (https://www.sitemaps.org/protocol.html): every page that has a canonical
 * address, with the day its text last changed where it says one. A guessed day would make them disbelieve all.
 *
 * @example sitemap([readHead(html)]);
 */
export function sitemap(heads: readonly PageHead[]): string {
  const found = heads.flatMap(({ canonical, meta }) =>
    canonical ? [{ address: canonical, modified: meta.get("article:modified_time") }] : [],
  );
  const entries = found.toSorted((a, b) => (a.address < b.address ? -1 : 1)).map(entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

function entry({ address, modified }: { address: string; modified: string | undefined }): string {
  const location = `<loc>${address.replaceAll("&", "&amp;")}</loc>`;
  return `<url>${location}${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`;
}
