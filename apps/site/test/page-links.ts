import type { HTMLElement } from "node-html-parser";
import { textOf } from "../publish/html.ts";

/** A link of a page as its HTML has it. */
export type PageLink = {
  label: string;
  href: string;
  /** Which store's badge it is, if it is one. */
  store: string | undefined;
  hasPicture: boolean;
  /** Whether it says that it leads to this page. */
  isCurrent: boolean;
  /** The names of its attributes, in their order. */
  attributes: string[];
};

/** The links of a page, by the part of it that holds them, in their order. */
export type PageLinks = {
  header: PageLink[];
  /** Of the top navigation, if there is one. */
  navigation: PageLink[];
  main: PageLink[];
  footer: PageLink[];
};

/** Reads the links of a published page. */
export function pageLinks(page: HTMLElement): PageLinks {
  const linksIn = (part: string) => page.querySelectorAll(`${part} a`).map(toLink);
  return {
    header: linksIn("header"),
    navigation: linksIn("header nav"),
    main: linksIn("main"),
    footer: linksIn("footer"),
  };
}

function toLink(link: HTMLElement): PageLink {
  return {
    label: textOf(link),
    href: link.getAttribute("href") ?? "",
    store: link.getAttribute("data-store"),
    hasPicture: link.querySelector("svg") !== null,
    isCurrent: link.getAttribute("aria-current") === "page",
    attributes: Object.keys(link.attributes),
  };
}
