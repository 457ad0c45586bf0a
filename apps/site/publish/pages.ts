import { createHash } from "node:crypto";
import type { PageScript } from "./scripts.ts";

/** A published page: its HTML, and the hashes its content security policy must allow. */
export type PublishedPage = { html: string; scripts: string[]; styles: string[] };

const styleLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const sourceScript = /<script type="module" src="([^"]+)"><\/script>/g;
const inlineScript = /<script(?![^>]* src=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Makes a prerendered page ready to serve: its styles inside, its script built and guarded by its integrity.
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
  const css = [...html.matchAll(styleLink)].map(([, href = ""]) => readStyles(href)).join("");
  const page = html
    .replace(styleLink, "")
    .replace("</head>", () => `<style>${css}</style></head>`)
    .replace(sourceScript, (_, source: string) => scriptElement(source, scripts));
  const styleAttribute = /<[a-z][^>]* style="[^"]*"/.exec(page);
  if (styleAttribute) {
    throw new Error(
      `The content security policy forbids style attributes; use a class instead: ${styleAttribute[0]}`,
    );
  }
  const inline = [...page.matchAll(inlineScript)].map(([, text = ""]) => hash(text));
  return { html: page, scripts: inline, styles: [hash(css)] };
}

function scriptElement(source: string, scripts: ReadonlyMap<string, PageScript>): string {
  const script = scripts.get(source);
  if (!script) throw new Error(`The page loads ${source}, which publish/scripts.ts does not build.`);
  return `<script type="module" src="${script.src}" integrity="${script.integrity}"></script>`;
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
