import { decodeHtml } from "./decode-html.ts";

/** What a page's head says to those outside. */
export type PageHead = {
  title: string;
  /** The page's one address, where it is to be found. */
  canonical: string | undefined;
  /** Values of `meta` elements by their `name` or `property`. */
  meta: ReadonlyMap<string, string>;
  /** The page's JSON-LD, parsed. */
  jsonLd: unknown[];
};

const metaElement = /<meta (?:name|property)="([^"]*)" content="([^"]*)"\/>/g;
const jsonLdElement = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/**
 * Reads the head of a page as React wrote it.
 *
 * @example readHead('<title>Safety - Moyo</title>').title // "Safety - Moyo"
 */
export function readHead(html: string): PageHead {
  const canonical = /<link rel="canonical" href="([^"]*)"\/>/.exec(html)?.[1];
  const meta = [...html.matchAll(metaElement)].map(
    ([, name = "", content = ""]) => [name, decodeHtml(content)] as const,
  );
  return {
    title: decodeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: canonical && decodeHtml(canonical),
    meta: new Map(meta),
    jsonLd: [...html.matchAll(jsonLdElement)].map(([, text = ""]) => JSON.parse(text)),
  };
}
