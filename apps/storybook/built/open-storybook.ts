import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { onTestFinished } from "vitest";

/** Serves the built Storybook as `pnpm preview` does, until the test ends; the window is still empty. */
export async function openStorybook(): Promise<{ page: Page; address: string }> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const server = await preview({ root, preview: { port: 0, strictPort: false }, logLevel: "error" });
  onTestFinished(() => server.close());
  const browser = await chromium.launch(chromiumLaunchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  return { page, address: server.resolvedUrls?.local[0] ?? "" };
}
