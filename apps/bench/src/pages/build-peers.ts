import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { HomeContent } from "./home-content.ts";
import { folderSite, type ServedSite } from "./served-site.ts";

const bench = fileURLToPath(new URL("../..", import.meta.url));

/** Our home page's content as others deliver it: each needs our pictures and fonts from our own site. */
export async function buildPeers(
  content: HomeContent,
  ours: ServedSite,
): Promise<Record<"astro" | "floor" | "reactRouter", ServedSite>> {
  return {
    floor: withOurAssets(await writeFloor(content), ours),
    astro: withOurAssets(await buildAstro(content), ours),
    reactRouter: withOurAssets(await buildReactRouter(content), ours),
  };
}

/** Where a candidate has no such file, ours is sent. */
function withOurAssets(site: ServedSite, ours: ServedSite): ServedSite {
  return async (path) => {
    const answer = await site(path);
    return answer.status === 404 ? ours(path) : answer;
  };
}

async function writeFloor({ title, fonts, styles, plainBody }: HomeContent): Promise<ServedSite> {
  const sheet = await readFile(join(bench, "peers/floor/styles.css"), "utf8");
  const faces = styles.match(/@font-face\{[^}]*latin-[^}]*\}/g) ?? [];
  const css = [...faces, sheet.replaceAll(/\s*([{};:,])\s*/g, "$1")].join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`;
  const body = brotliCompressSync(
    `<!DOCTYPE html><html lang="en"><head>${head}${preloads(fonts)}<style>${css}</style></head><body>${plainBody}</body></html>`,
  );
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "no-cache",
  };
  return async (path) => (path === "/" ? { status: 200, headers, body } : notFound);
}

const notFound = { status: 404, headers: {}, body: Buffer.alloc(0) };

async function buildAstro({ title, fonts, styles, body }: HomeContent): Promise<ServedSite> {
  const folder = await copyPeer("astro");
  await writeFile(join(folder, "src/head.html"), `<title>${title}</title>${preloads(fonts)}`);
  await writeFile(join(folder, "src/content.html"), body);
  await writeFile(join(folder, "src/styles.css"), styles);
  run(folder, "astro", "build");
  return folderSite(join(folder, "dist"));
}

async function buildReactRouter({ fonts, styles, body }: HomeContent): Promise<ServedSite> {
  const folder = await copyPeer("react-router");
  await writeFile(join(folder, "app/fonts.json"), JSON.stringify(fonts));
  await writeFile(join(folder, "app/content.html"), body);
  await writeFile(join(folder, "app/styles.css"), styles);
  run(folder, "react-router", "build");
  return folderSite(join(folder, "build/client"));
}

function preloads(fonts: readonly string[]): string {
  return fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}

async function copyPeer(name: string): Promise<string> {
  const folder = join(bench, "build", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(bench, "peers", name), folder, { recursive: true });
  return folder;
}

function run(cwd: string, program: string, command: string): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  execFileSync(join(bench, "node_modules/.bin", program), [command], { cwd, env, stdio: "pipe" });
}
