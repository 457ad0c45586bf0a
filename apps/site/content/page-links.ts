import { decodeHtml } from "../publish/decode-html.ts";
import { textOf } from "./page-words.ts";

/** A link of a page as its HTML has it. */
export type PageLink = {
  label: string;
  href: string;
  /** Which store's badge it is, where it is one. */
  store: string | undefined;
  hasPicture: boolean;
  /** The names of its attributes, in their order. */
  attributes: string[];
};

/** The links of a page, by the part of it that holds them, in their order. */
export type PageLinks = {
  header: PageLink[];
  /** Of the top navigation, where there is one. */
  navigation: PageLink[];
  main: PageLink[];
  footer: PageLink[];
};

/**
 * Reads the links of a published page.
 *
 * @example pageLinks(html).footer[0]?.href; // "/privacy"
 */
export function pageLinks(html: string): PageLinks {
  const partOf = (pattern: RegExp) => linksIn(pattern.exec(html)?.[0] ?? "");
  return {
    header: partOf(/<header.*<\/header>/s),
    navigation: partOf(/<nav aria-label="Main".*?<\/nav>/s),
    main: partOf(/<main.*<\/main>/s),
    footer: partOf(/<footer.*<\/footer>/s),
  };
}

function linksIn(html: string): PageLink[] {
  return Array.from(html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs), ([, start = "", content = ""]) => {
    const attributes = new Map(
      Array.from(start.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
        name,
        decodeHtml(value),
      ]),
    );
    return {
      label: textOf(content),
      href: attributes.get("href") ?? "",
      store: attributes.get("data-store"),
      hasPicture: content.includes("<svg"),
      attributes: [...attributes.keys()],
    };
  });
}
