import type { HTMLElement } from "node-html-parser";
import { textOf } from "./text-of.ts";

export type PageText = {
  /** The text of the body, with header and footer. */
  all: string;
  main: string;
  title: string;
  headings: string[];
  footer: string[];
  /** Returns the text of the section or answer with an ID. */
  section: (id: string) => string | undefined;
};

/** Reads the text of a built page. */
export function readPageText(page: HTMLElement): PageText {
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

function restOfSection(start: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  let next = start.rawTagName === "h2" ? start.nextElementSibling : undefined;
  while (next && next.rawTagName !== "h2") {
    rest.push(next);
    next = next.nextElementSibling;
  }
  return rest;
}
