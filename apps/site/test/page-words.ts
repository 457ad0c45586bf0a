import type { HTMLElement } from "node-html-parser";
import { textOf } from "../publish/html.ts";

/** The text of a page, for tests that compare it with what must be there. */
export type PageWords = {
  /** The words of the whole page, its header and footer included. */
  all: string;
  /** The words of its main part. */
  main: string;
  /** Its heading of level 1. */
  title: string;
  /** The headings of level 2 of its main part, in their order. */
  headings: string[];
  /** The headings and links of its footer, in their order. */
  footer: string[];
  /** The words of the section, or of the answer, with this id, if there is one. */
  section: (id: string) => string | undefined;
};

/**
 * Reads the words of a published page.
 *
 * @example pageWords(parseHtml(html)).section("law"); // "16. Which law applies …"
 */
export function pageWords(page: HTMLElement): PageWords {
  const texts = (selector: string) => page.querySelectorAll(selector).map((element) => textOf(element));
  return {
    all: textOf(page.querySelector("body")),
    main: textOf(page.querySelector("main")),
    title: textOf(page.querySelector("main h1")),
    headings: texts("main h2"),
    footer: texts("footer h2, footer a"),
    section: (id) => {
      const start = page.querySelector(
        `main h2[id="${id}"], main details:is([id="${id}"], [data-question="${id}"])`,
      );
      return start ? [start, ...restOfSection(start)].map((part) => textOf(part)).join(" ") : undefined;
    },
  };
}

/** What follows a heading of level 2 until the next; an answer is one element. */
function restOfSection(start: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  let next = start.rawTagName === "h2" ? start.nextElementSibling : undefined;
  while (next && next.rawTagName !== "h2") {
    rest.push(next);
    next = next.nextElementSibling;
  }
  return rest;
}
