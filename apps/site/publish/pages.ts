import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommentNode, HTMLElement } from "node-html-parser";
import { dist, published } from "./folders.ts";
import type { AssetFile } from "./asset-file.ts";
import { attributesOf, parseHtml, readHead, type PageHead } from "./html.ts";
import { moveDrawings, shrinkDrawings } from "./drawings.ts";
import { moveIcons } from "./icons.ts";
import { inlineProperties } from "./inline-properties.ts";
import type { PageScripts } from "./scripts.ts";
import { dropUnusedStyles, parseStyles } from "./used-styles.ts";

/** A published page: its HTML, the hashes that its content security policy must allow, and files of its drawings. */
export type PublishedPage = {
  html: string;
  scripts: string[];
  styles: string[];
  files: readonly AssetFile[];
};

/**
 * Makes a prerendered page ready to serve: its styles inside, its script built and protected by its integrity, its
 * drawings apart.
 *
 * @param html what React Router prerendered
 * @param readStyles the text of a stylesheet by its address
 * @param scripts built scripts by the address of their source
 * @param readCode the text of built scripts, and of all that they may load
 * @throws Error when the page names an unknown script, or has a style attribute, which the policy forbids
 */
export function publishPage(
  html: string,
  readStyles: (href: string) => string,
  scripts: PageScripts,
  readCode: (addresses: readonly string[]) => string,
): PublishedPage {
  const page = parseHtml(html);
  for (const script of page.querySelectorAll("script[src]")) linkBuiltScript(script, scripts, readCode);
  shrinkDrawings(page);
  const files = [...moveDrawings(page), ...moveIcons(page)];
  dropComments(page);
  dropBlanks(page);
  lowerAttributes(page);
  const css = inlineStyles(page, readStyles, readCode);
  const styled = page.querySelector("[style]");
  if (styled) {
    throw new Error(
      `The content security policy forbids style attributes; use a class instead: <${styled.rawTagName} ${styled.rawAttrs}>`,
    );
  }
  const inline = page.querySelectorAll("script:not([src])").filter(runs);
  return {
    html: page.toString().replaceAll(/><\/(?:path|use|circle|rect)>/g, "/>"),
    scripts: inline.map((script) => hash(script.rawText)),
    styles: [hash(css)],
    files,
  };
}

/** Attributes that React writes in its own way; in lower case they have more in common with others. */
function lowerAttributes(page: HTMLElement): void {
  const names = /(?<=^| )(?:charSet|hrefLang|dateTime|srcSet|autoComplete)(?==")/g;
  for (const element of page.querySelectorAll("[charset],[hreflang],[datetime],[srcset],[autocomplete]"))
    element.rawAttrs = element.rawAttrs.replaceAll(names, (name) => name.toLowerCase());
}

const blocks = new Set(["h2", "h3", "p", "ul", "ol", "li", "div", "section", "blockquote"]);

/** Markdown puts each block in a line of its own, which nobody sees. */
function dropBlanks(element: HTMLElement): void {
  if (element.hasAttribute("data-island")) return;
  const hasOnlyBlocks =
    element.children.length > 0 &&
    element.childNodes.every((child) =>
      child instanceof HTMLElement ? blocks.has(child.rawTagName) : child.text.trim() === "",
    );
  for (const child of element.childNodes.slice()) {
    if (child instanceof HTMLElement) dropBlanks(child);
    else if (hasOnlyBlocks) child.remove();
  }
}

/** React separates texts by comments, and needs them in islands only. */
function dropComments(element: HTMLElement): void {
  if (element.hasAttribute("data-island")) return;
  for (const child of element.childNodes.slice()) {
    if (child instanceof CommentNode) child.remove();
    if (child instanceof HTMLElement) dropComments(child);
  }
}

/** Puts what the page needs of its stylesheets, in their order, into one element at the end of its head. */
function inlineStyles(
  page: HTMLElement,
  readStyles: (href: string) => string,
  readCode: (addresses: readonly string[]) => string,
): string {
  const sheets = page.querySelectorAll('link[rel="stylesheet"]');
  const all = sheets.map((sheet) => readStyles(sheet.getAttribute("href") ?? "")).join("");
  for (const sheet of sheets) sheet.remove();
  const code = readCode(attributesOf(page, "script[src]", "src"));
  const styles = parseStyles(all);
  dropUnusedStyles(styles, page, code);
  const html = page.toString();
  const css = inlineProperties(styles, `${html}${code}`);
  for (const [, name = ""] of html.matchAll(/var\((--[\w-]+)\)/g))
    if (!css.includes(`${name}:`))
      throw new Error(`Published styles have other names: ${name} can be used in style sheets, not in HTML.`);
  page.querySelector("head")?.insertAdjacentHTML("beforeend", `<style>${css}</style>`);
  return css;
}

function linkBuiltScript(
  element: HTMLElement,
  scripts: PageScripts,
  readCode: (addresses: readonly string[]) => string,
): void {
  const source = element.getAttribute("src") ?? "";
  const script = scripts.get(source);
  if (!script) throw new Error(`The page loads ${source}, which publish/scripts.ts does not build.`);
  if (element.hasAttribute("data-inline")) {
    element.replaceWith(`<script type="module">${readCode([script.src])}</script>`);
    return;
  }
  element.setAttribute("src", script.src);
  element.setAttribute("integrity", script.integrity);
}

/** Whether a policy must allow an inline script: data, such as JSON-LD, does not run. */
function runs(script: HTMLElement): boolean {
  return !script.getAttribute("type")?.startsWith("application/");
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** A page as visitors get it. */
export type PublishedFile = { path: string; html: string; page: HTMLElement; head: PageHead };

/** Reads every page of the published site, in the order of their paths. */
export async function readPublishedPages(): Promise<PublishedFile[]> {
  const { pages }: { pages: Record<string, { file: string }> } = JSON.parse(
    await readFile(join(dist, "site.json"), "utf8"),
  );
  const paths = Object.entries(pages).toSorted(([a], [b]) => a.localeCompare(b));
  return Promise.all(
    paths.map(async ([path, { file }]) => {
      const html = await readFile(join(published, file), "utf8");
      const page = parseHtml(html);
      return { path, html, page, head: readHead(page) };
    }),
  );
}
