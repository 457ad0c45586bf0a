import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { checkout } from "../processes/start-server.ts";
import { folderSite, type Site } from "./site.ts";

const bench = join(checkout, "apps/bench");

/** Delivers the content of our home page as others do, by their names in the report. */
export async function buildPeers(ours: Site): Promise<Record<string, Site>> {
  const content = readContent((await ours("/")).body.toString());
  return {
    "written by hand": folderSite(writeByHand(content), ours),
    "Astro, as it comes": folderSite(buildPeer("astro", "dist", content), ours),
    "React Router, as it comes": folderSite(buildPeer("react-router", "build/client", content), ours),
  };
}

type Content = ReturnType<typeof readContent>;

function readContent(html: string) {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const preloads = page.querySelectorAll('link[rel="preload"][as="font"]');
  const styles = page.querySelectorAll("style").map((style) => style.rawText);
  const bodyWithout = (selector: string) => {
    for (const element of page.querySelectorAll(selector)) element.remove();
    return page.querySelector("body")?.innerHTML ?? "";
  };
  return {
    title: page.querySelector("title")?.text ?? "",
    fonts: preloads.map((font) => font.getAttribute("href") ?? ""),
    styles: styles.join(""),
    body: bodyWithout("script, #late"),
    plainBody: bodyWithout("template, button, output, [hidden], svg[aria-hidden]"),
  };
}

/** Writes a page as somebody does by hand: a small sheet, and no classes, icons, buttons or scripts. */
function writeByHand({ title, fonts, styles, plainBody }: Content): string {
  const folder = copyPeer("floor");
  const faces = styles.match(/@font-face\{[^}]*latin-[^}]*\}/g) ?? [];
  const sheet = readFileSync(join(folder, "styles.css"), "utf8").replaceAll(/\s*([{};:,])\s*/g, "$1");
  const body = plainBody.replaceAll(
    / (?:class|data-(?!store)[\w-]*|aria-roledescription|tabindex)="[^"]*"/g,
    "",
  );
  const preloads = fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${preloads.join("")}<style>${faces.join("")}${sheet}</style>`;
  const html = `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
  writeFileSync(join(folder, "index.html"), html);
  return folder;
}

/** Builds a peer with its own program. Its sources import what is written to `content/`. */
function buildPeer(name: string, output: string, { title, fonts, styles, body }: Content): string {
  const folder = copyPeer(name);
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/head.json"), JSON.stringify({ title, fonts }));
  writeFileSync(join(folder, "content/styles.css"), styles);
  writeFileSync(join(folder, "content/body.html"), body);
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  execFileSync(join(bench, "node_modules/.bin", name), ["build"], { cwd: folder, env, stdio: "pipe" });
  return join(folder, output);
}

function copyPeer(name: string): string {
  const folder = join(bench, "build", name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(bench, "peers", name), folder, { recursive: true });
  return folder;
}
