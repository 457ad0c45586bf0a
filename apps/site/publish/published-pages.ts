import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dist, published } from "./folders.ts";
import { readHead, type PageHead } from "./page-head.ts";

/** A page as visitors get it. */
export type PublishedFile = { path: string; html: string; head: PageHead };

/**
 * Reads every page of the published site, in the order of their paths.
 *
 * @example for (const { path, head } of await readPublishedPages()) console.log(path, head.title);
 */
export async function readPublishedPages(): Promise<PublishedFile[]> {
  const { pages }: { pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  const paths = Object.entries(pages).toSorted(([a], [b]) => a.localeCompare(b));
  return Promise.all(
    paths.map(async ([path, { file }]) => {
      const html = await readFile(join(published, file), "utf8");
      return { path, html, head: readHead(html) };
    }),
  );
}
