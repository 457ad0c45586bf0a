import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { dist, published } from "./folders.ts";
import { parseHtml, readHead, type PageHead } from "./html.ts";
import type { PageScript } from "./scripts.ts";

/** A published page: its HTML, and the hashes that its content security policy must allow. */
export type PublishedPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Makes a prerendered page ready to serve: its styles inside, its script built and protected by its integrity.
 *
 * @param html what React Router prerendered
 * @param readStyles the text of a stylesheet by its address
 * @param scripts built scripts by the address of their source
 * @throws Error when the page names an unknown script, or has a style attribute, which the policy forbids
 */
export function publishPage(
  html: string,
  readStyles: (href: string) => string,
  scripts: ReadonlyMap<string, PageScript>,
): PublishedPage {
  const page = parseHtml(html);
  const css = inlineStyles(page, readStyles);
  for (const script of page.querySelectorAll("script[src]")) linkBuiltScript(script, scripts);
  const styled = page.querySelector("[style]");
  if (styled) {
    throw new Error(
      `The content security policy forbids style attributes; use a class instead: <${styled.rawTagName} ${styled.rawAttrs}>`,
    );
  }
  const inline = page.querySelectorAll("script:not([src])").filter(runs);
  return {
    html: page.toString(),
    scripts: inline.map((script) => hash(script.rawText)),
    styles: [hash(css)],
  };
}

/** Puts the texts of the page's stylesheets, in their order, into one element at the end of its head. */
function inlineStyles(page: HTMLElement, readStyles: (href: string) => string): string {
  const sheets = page.querySelectorAll('link[rel="stylesheet"]');
  const css = sheets.map((sheet) => readStyles(sheet.getAttribute("href") ?? "")).join("");
  for (const sheet of sheets) sheet.remove();
  page.querySelector("head")?.insertAdjacentHTML("beforeend", `<style>${css}</style>`);
  return css;
}

function linkBuiltScript(element: HTMLElement, scripts: ReadonlyMap<string, PageScript>): void {
  const source = element.getAttribute("src") ?? "";
  const script = scripts.get(source);
  if (!script) throw new Error(`The page loads ${source}, which publish/scripts.ts does not build.`);
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
