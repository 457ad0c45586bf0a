import type { HTMLElement } from "node-html-parser";
import { textOf } from "./text-of.ts";

export type PageLink = {
  label: string;
  href: string;
  store: string | undefined;
  hasPicture: boolean;
  /** Whether the link has `aria-current="page"`. */
  isCurrent: boolean;
  attributes: string[];
};

export type PageLinks = {
  header: PageLink[];
  navigation: PageLink[];
  main: PageLink[];
  footer: PageLink[];
};

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
