import { createHash } from "node:crypto";
import { CommentNode, HTMLElement } from "node-html-parser";
import { loadFirstPictures, moveDrawings, moveIcons, optimizeDrawings, type SvgFile } from "./drawings.ts";
import { attributesOf, parseHtml } from "./html.ts";
import type { PageScripts } from "./scripts.ts";
import { usedStyles } from "./used-styles.ts";

export type PublishedPage = {
  html: string;
  scripts: string[];
  styles: string[];
  files: readonly SvgFile[];
};

/** The built scripts and styles, which pages link or contain. */
export type BuiltFiles = {
  scripts: PageScripts;
  readStyles: (href: string) => string;
  /** Returns the text of scripts, and of all files that they name. */
  readCode: (addresses: readonly string[]) => string;
};

/** Prepares a rendered page for visitors: inlines its styles, links its script, moves drawings into files. */
export function publishPage(html: string, built: BuiltFiles): PublishedPage {
  const page = parseHtml(html);
  for (const script of page.querySelectorAll("script[src]")) linkBuiltScript(script, built);
  optimizeDrawings(page);
  const files = [...moveDrawings(page), ...moveIcons(page)];
  loadFirstPictures(page);
  dropInvisible(page);
  lowerAttributes(page);
  const styles = inlineStyles(page, built);
  const styled = page.querySelector("[style]");
  if (styled)
    throw new Error(
      `The content security policy forbids style attributes; use a class instead: <${styled.rawTagName} ${styled.rawAttrs}>`,
    );
  // Data, such as JSON-LD, does not run, so the policy need not allow it.
  const inline = page.querySelectorAll('script:not([src], [type^="application/"])');
  return {
    html: page.toString().replaceAll(/><\/(?:path|use|circle|rect)>/g, "/>"),
    scripts: inline.map((script) => hash(script.rawText)),
    styles: styles.map(hash),
    files,
  };
}

/** Lowers the case of attributes that React writes in camel case, so that the page compresses better. */
function lowerAttributes(page: HTMLElement): void {
  const names = /(?<=^| )(?:charSet|hrefLang|dateTime|srcSet|autoComplete)(?==")/g;
  for (const element of page.querySelectorAll("[charset],[hreflang],[datetime],[srcset],[autocomplete]"))
    element.rawAttrs = element.rawAttrs.replaceAll(names, (name) => name.toLowerCase());
}

const blocks = new Set(["h2", "h3", "p", "ul", "ol", "li", "div", "section", "blockquote", "address"]);

/** Drops comments, which React needs in islands only, and the line breaks between the blocks of a text. */
function dropInvisible(element: HTMLElement): void {
  if (element.hasAttribute("data-island")) return;
  for (const child of element.childNodes.slice()) if (child instanceof CommentNode) child.remove();
  const hasOnlyBlocks =
    element.children.length > 0 &&
    element.childNodes.every((child) =>
      child instanceof HTMLElement ? blocks.has(child.rawTagName) : child.text.trim() === "",
    );
  for (const child of element.childNodes.slice()) {
    if (child instanceof HTMLElement) dropInvisible(child);
    else if (hasOnlyBlocks) child.remove();
  }
}

function inlineStyles(page: HTMLElement, { readStyles, readCode }: BuiltFiles): string[] {
  const sheets = page.querySelectorAll('link[rel="stylesheet"]');
  const all = sheets.map((sheet) => readStyles(sheet.getAttribute("href") ?? "")).join("");
  for (const sheet of sheets) sheet.remove();
  const code = readCode(attributesOf(page, "script[src]", "src"));
  const css = usedStyles(all, page, code);
  for (const [, name = ""] of page.toString().matchAll(/var\((--[\w-]+)\)/g))
    if (!css.includes(`${name}:`))
      throw new Error(
        `Published styles rename ${name}, which HTML uses. Wrap the drawing that has it in <Drawing>.`,
      );
  page.querySelector("head")?.insertAdjacentHTML("beforeend", `<style>${css}</style>`);
  return [css];
}

function linkBuiltScript(element: HTMLElement, { scripts, readCode }: BuiltFiles): void {
  const source = element.getAttribute("src") ?? "";
  const script = scripts.get(source);
  if (!script) throw new Error(`The page loads ${source}, which build/scripts.ts does not build.`);
  if (element.hasAttribute("data-inline")) {
    element.replaceWith(`<script type="module">${readCode([script.src])}</script>`);
    return;
  }
  element.setAttribute("src", script.src);
  element.setAttribute("integrity", script.integrity);
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
