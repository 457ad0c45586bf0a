import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { chromium } from "playwright";
import { preview } from "vite";
import { expect, onTestFinished, test } from "vitest";

type Index = { entries: Record<string, { id: string; importPath: string }> };

const index: Index = JSON.parse(readFileSync(new URL("../dist/index.json", import.meta.url), "utf8"));
const componentPages = Object.values(index.entries).flatMap(({ id, importPath }) =>
  /packages\/ui\/.+\.mdx$/.test(importPath) ? [id] : [],
);

/** Opens the built Storybook, served as by `pnpm preview`, and collects its console errors. */
async function openStorybook() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const server = await preview({ root, preview: { port: 0, strictPort: false }, logLevel: "error" });
  onTestFinished(() => server.close());
  const browser = await chromium.launch(chromiumLaunchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width: 1280, height: 900 },
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return { page, errors, address: server.resolvedUrls?.local[0] ?? "" };
}

test("renders every component page on three screens at 1280 px, and without errors at 320 px", async () => {
  const { page, errors, address } = await openStorybook();
  expect(componentPages.length).toBeGreaterThan(40);
  for (const id of componentPages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await expect.poll(() => page.locator(".doc-head h1").count(), { message: id }).toBe(1);
    await expect.poll(() => page.locator(".docblock-source").count(), { message: id }).toBe(2);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height, { message: id }).toBeLessThanOrEqual(2700);
    await page.setViewportSize({ width: 320, height: 900 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, { message: id }).toBe(320);
  }
  expect(errors).toEqual([]);
});

test("lets a designer edit args, read docs and copy code", async () => {
  const { page, errors, address } = await openStorybook();
  const frame = page.frameLocator("iframe#storybook-preview-iframe");
  await page.goto(address);
  await frame.getByRole("heading", { level: 1, name: "Strips and meetings" }).waitFor();

  await page.getByRole("button", { name: "TextField" }).click();
  await page.getByRole("link", { name: "Playground" }).click();
  const error = page.getByRole("row", { name: "error" });
  await error.getByRole("button", { name: "Set string" }).click();
  await error.getByRole("textbox").fill("Enter your name");
  await frame.getByText("Enter your name").first().waitFor();

  await page.getByRole("link", { name: "Docs" }).click();
  await frame.getByRole("heading", { name: "When to use" }).waitFor();
  const dont = frame.locator("[data-kind=dont] input").first();
  expect(await dont.evaluate((input) => (input.focus(), document.activeElement === input))).toBe(false);
  // The playground's code renders last, so `.last()` could find another block.
  const code = frame.locator(".docblock-source").filter({ hasText: "@matchfront/ui" });
  await code.getByRole("button", { name: "Copy" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^import \{ TextField \} from "@matchfront\/ui";\n\n<TextField/);
  expect(errors).toEqual([]);
});

test("applies the toolbar to stories and docs pages", async () => {
  const { page, errors, address } = await openStorybook();
  const frame = page.frameLocator("iframe#storybook-preview-iframe");
  const choose = async (tool: string, choice: string) => {
    await page.getByRole("button", { name: tool }).click();
    await page.getByRole("option", { name: choice }).click();
  };
  await page.goto(`${address}?path=/story/shell-skiplink--default`);
  await choose("Language", "Pseudo-language");
  await frame.getByRole("link", { name: "Skiïïp toô coôôôntent" }).waitFor();
  await choose("Colour scheme", "Dark");
  await choose("Direction of writing", "Right to left");
  await choose("Text size", "Text 200 %");
  const isWide = () => frame.locator("html").evaluate(() => matchMedia("(min-width: 40em)").matches);
  await expect.poll(isWide).toBe(false);

  await page.goto(page.url().replace("/story/shell-skiplink--default", "/docs/shell-topnav--docs"));
  const states = frame.locator(".doc-section > .doc-frame");
  await states.scrollIntoViewIfNeeded();
  const example = states.contentFrame().locator("html");
  const readRoot = () =>
    example.evaluate((root) => ["dir", "data-theme", "data-text"].map((name) => root.getAttribute(name)));
  await expect.poll(readRoot).toEqual(["rtl", "dark", "large"]);

  await page.goto(`${address}?path=/story/whole-forms-contact--invalid`);
  await frame.getByRole("heading", { name: "Please fix the following" }).waitFor();
  await choose("Language", "Français");
  await frame.getByRole("heading", { name: "À corriger avant l’envoi" }).waitFor();

  await page.goto(`${address}?path=/story/forms-passwordfield--default`);
  await frame.getByRole("button").waitFor();
  await choose("Script", "Without a script");
  await frame.getByLabel("New password").waitFor();
  await expect.poll(() => frame.getByRole("button").count()).toBe(0);
  expect(errors).toEqual([]);
});
