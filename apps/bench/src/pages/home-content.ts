import { brotliDecompressSync } from "node:zlib";
import { parse, type HTMLElement } from "node-html-parser";
import type { ServedSite } from "./served-site.ts";

/** What is on our home page, for others to show. */
export interface HomeContent {
  readonly title: string;
  readonly fonts: readonly string[];
  /** The page's styles, without a byte that it does not need. */
  readonly styles: string;
  /** Everything inside `body` but scripts. */
  readonly body: string;
  /** The same as a person writes it who has no script and a small sheet: no classes, no icons, no buttons. */
  readonly plainBody: string;
}

export async function readHomeContent(ours: ServedSite): Promise<HomeContent> {
  const { body } = await ours("/");
  const page = parse(brotliDecompressSync(body).toString(), {
    blockTextElements: { script: true, style: true },
  });
  const styles = page.querySelectorAll("style").map((style) => style.rawText);
  removeAll(page, "script, #late");
  const content = {
    title: page.querySelector("title")?.text ?? "",
    fonts: page
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((font) => font.getAttribute("href") ?? ""),
    styles: styles.join(""),
    body: page.querySelector("body")?.innerHTML ?? "",
  };
  return { ...content, plainBody: plain(page) };
}

function plain(page: HTMLElement): string {
  removeAll(page, "template, button, output, [hidden], svg[aria-hidden]");
  for (const element of page.querySelectorAll("*")) {
    for (const name of Object.keys(element.attributes))
      if (/^(?:class|data-(?!store).*|aria-roledescription|tabindex)$/.test(name))
        element.removeAttribute(name);
  }
  return page.querySelector("body")?.innerHTML ?? "";
}

function removeAll(page: HTMLElement, selector: string): void {
  for (const element of page.querySelectorAll(selector)) element.remove();
}
