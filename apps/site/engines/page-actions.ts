import { variantPath } from "../app/shell/paths.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import type { SiteServer } from "../e2e/site-server.ts";
import { expect } from "vitest";
import type { EnginePage } from "./engine.ts";

const widths = [320, 1280];

/** Pages with the same parts as another page: only `npm run test:long` opens these. */
const similarPages = new Set([
  variantPath,
  "/accessibility",
  "/advertise-form/sent",
  "/communityguidelines",
  "/partnership/sent",
  "/policy",
  "/privacy",
  "/security",
]);
const pages =
  import.meta.env.MODE === "long" ? sitePages : sitePages.filter(({ path }) => !similarPages.has(path));

export const serverTimeout = { timeout: 20_000 };

/** Waits up to 20 s until a condition is true in the page, which may be navigating. */
export async function waitFor(page: EnginePage, isTrue: () => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(isTrue), { ...serverTimeout, message: isTrue.toString() }).toBe(true);
}

export const messages = {
  contact: { topic: "Help / Support", email: "ada@mail.example", description: "How do I pay?" },
  business: {
    name: "Ada Obi",
    email: "ada@mail.example",
    phoneNumber: "8031234567",
    description: "A banner for our restaurant in Lagos.",
  },
};

/** Opens each page and calls back at each width, once the fonts have loaded. */
export async function forEachPage(
  page: EnginePage,
  server: SiteServer,
  look: (key: string, width: number) => Promise<void>,
): Promise<void> {
  for (const { path } of pages) {
    await page.goto(server.url + path);
    for (const width of widths) {
      await page.resize(width, 800);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await look(`${path} at ${width} px`, width);
    }
  }
}

export function pageText(page: EnginePage): Promise<string> {
  return page.evaluate(() => document.body.textContent);
}

export async function fillIn(page: EnginePage, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    if (name === "topic") await selectOption(page, "main [name=topic]", text);
    else await page.type(`main [name=${name}]`, text);
  }
}

/** Sends the open page's form once hydrated, and closes the thanks. Returns the console messages. */
export async function sendForm(page: EnginePage, fields: Record<string, string>): Promise<string[]> {
  await waitFor(page, () => document.querySelector("form[data-hydrated]") !== null);
  // Discards messages of the previous page.
  await page.consoleMessages();
  await fillIn(page, fields);
  await page.click("main form button[type=submit]");
  await waitFor(page, () => document.querySelector("dialog[open]") !== null);
  await page.press("Escape");
  await waitFor(
    page,
    () =>
      document.querySelector("dialog[open]") === null &&
      document.querySelector<HTMLInputElement>("main [name=email]")?.value === "",
  );
  return page.consoleMessages();
}

export function selectOption(page: EnginePage, selector: string, value: string): Promise<void> {
  return page.evaluate(
    (choice) => {
      const select = document.querySelector<HTMLSelectElement>(choice.selector);
      if (!select) throw new Error(`There is no ${choice.selector}.`);
      select.value = choice.value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { selector, value },
  );
}
