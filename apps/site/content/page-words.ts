import { decodeHtml } from "../publish/decode-html.ts";

/** What there is to read on a page, for tests that hold its words to what must be there. */
export type PageWords = {
  /** The words of the whole page, its frame included. */
  all: string;
  /** The words of its main part. */
  main: string;
  /** Its heading of level 1. */
  title: string;
  /** The headings of level 2 of its main part, in their order. */
  headings: string[];
  /** The headings and links of its footer, in their order. */
  footer: string[];
  /** The words of the section, or of the answer, with this id, where there is one. */
  section: (id: string) => string | undefined;
};

/**
 * Reads the words of a published page.
 *
 * @example pageWords(html).section("law"); // "16. Which law applies …"
 */
export function pageWords(html: string): PageWords {
  const body = /<body.*<\/body>/s.exec(html)?.[0] ?? "";
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? "";
  const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? "";
  return {
    all: textOf(body),
    main: textOf(main),
    title: textOf(/<h1.*?<\/h1>/s.exec(main)?.[0] ?? ""),
    headings: Array.from(main.matchAll(/<h2.*?<\/h2>/gs), ([heading]) => textOf(heading)),
    footer: Array.from(footer.matchAll(/<(h2|a)\b.*?<\/\1>/gs), ([label]) => textOf(label)),
    section: (id) => {
      const start = `<(?:h2|details)[^>]* (?:id|data-question)="${id}"`;
      const found = new RegExp(`${start}.*?(?=<h2|</details>|$)`, "s").exec(main)?.[0];
      return found && textOf(found);
    },
  };
}

/** The words of a piece of HTML, without what is drawn. */
export function textOf(html: string): string {
  const text = html
    .replace(/<(script|style|svg).*?<\/\1>|<!--.*?-->/gs, "")
    .replace(/<\/?(?:h\d|p|li|td|th|tr|div|dt|dd|section|label|option|caption|summary)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "");
  return decodeHtml(text).replace(/\s+/g, " ").trim();
}
