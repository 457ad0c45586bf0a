import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sitePages } from "../e2e/site-pages.ts";
import { SiteServer } from "../e2e/site-server.ts";
import { until, type EnginePage } from "./engine.ts";
import { chromium, engines, missingFor } from "./engines.ts";
import { beyondWindow, boxesOf, movedBoxes, type Box } from "./layout.ts";
import { startSlowProxy } from "./slow-proxy.ts";

const widths = [320, 1280];
const patient = { timeout: 20_000 };
const message = { topic: "Help / Support", email: "ada@mail.example", description: "How do I pay?" };
const businessRequest = {
  name: "Ada Obi",
  email: "ada@mail.example",
  phoneNumber: "8031234567",
  description: "A banner for our restaurant in Lagos.",
};

/** Where Chromium has the parts of each page, by the window's width and the page's path. */
const expected = new Map<string, Box[]>();

beforeAll(async () => {
  await using server = await SiteServer.start();
  const page = await chromium.start();
  await forEachPage(page, server, async (key) => void expected.set(key, await page.evaluate(boxesOf, 0)));
  await page.close();
});

async function forEachPage(
  page: EnginePage,
  server: SiteServer,
  look: (key: string, width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.resize(width, 800);
    for (const { path } of sitePages) {
      await page.goto(server.url + path);
      await page.evaluate(() => document.fonts.ready.then(() => true), 0);
      await look(`${path} at ${width} px`, width);
    }
  }
}

for (const engine of engines) {
  const missing = missingFor(engine);
  const words = missing.length > 0 ? ` is left out: ${missing.join(", ")} is missing` : "";

  describe.skipIf(missing.length > 0)(`${engine.name}${words}`, () => {
    // One each: a server takes only so many messages from one address.
    let server: SiteServer;
    let page: EnginePage;
    beforeAll(async () => {
      server = await SiteServer.start();
      await server.addMember("+2348031230000");
      page = await engine.start();
    });
    afterAll(async () => {
      await page.close();
      await server[Symbol.asyncDispose]();
    });

    const complaints = async () =>
      (await page.complaints()).filter((text) => !engine.expectedComplaint.test(text));

    test("no page complains, runs out of the window or stands elsewhere than in Chromium", async () => {
      const faults: string[] = [];
      await forEachPage(page, server, async (key, width) => {
        const boxes = (await page.evaluate(boxesOf, 0)).filter(isAgreed(width));
        const moved = movedBoxes(boxes, (expected.get(key) ?? []).filter(isAgreed(width)));
        const found = [...(await complaints()), ...(await page.evaluate(beyondWindow, 0)), ...moved];
        faults.push(...found.map((fault) => `${key}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });

    /** From 500 px on the navigation is a row, but in engines that cannot show the inside of a closed fold. */
    function isAgreed(width: number): (box: Box) => boolean {
      return ({ part }) => !(engine.foldsNavigation && width >= 500 && /^(?:header|menu)/.test(part));
    }

    test("the menu opens below its button, which stays where it is", async () => {
      await page.resize(390, 800);
      await page.goto(server.url);
      const top = () =>
        page.evaluate(() => document.querySelector("nav summary")?.getBoundingClientRect().top ?? 0, 0);
      const closed = await top();
      await page.click("nav summary");
      await until(page, () => document.querySelector("nav details[open]") !== null);
      expect(Math.abs((await top()) - closed)).toBeLessThan(1);
      expect(await page.evaluate(beyondWindow, 0)).toEqual([]);
    });

    test("a link is followed while a form's code is loading", async () => {
      await using slow = await startSlowProxy(server.url, (path) =>
        path.includes("hydrate-contact") ? 3000 : path === "/faq" ? 500 : 0,
      );
      await page.goto(`${slow.url}/contactus`);
      await until(page, () => performance.now() > 700);
      await page.click('a[href="/faq"]');
      await expect.poll(() => page.evaluate(() => location.pathname, 0), patient).toBe("/faq");
    });

    test.each([
      { path: "/contactus", fields: message },
      { path: "/partnership", fields: businessRequest },
      { path: "/advertise-form", fields: businessRequest },
    ])("$path: a message is sent, and thanked for", async ({ path, fields }) => {
      await page.goto(server.url + path);
      await until(page, () => document.querySelector("form[data-hydrated]") !== null);
      // What was given up on the way here is not this page's.
      await complaints();
      await fillIn(page, fields);
      await page.click("main form button[type=submit]");
      await until(page, () => document.querySelector("dialog[open]") !== null);
      await page.press("Escape");
      await until(
        page,
        () =>
          document.querySelector("dialog[open]") === null &&
          document.querySelector<HTMLInputElement>("main [name=email]")?.value === "",
      );
      expect(await complaints()).toEqual([]);
    });

    test("the buttons of the slides turn them", async () => {
      await page.goto(`${server.url}/advertise`);
      await until(page, () => document.querySelector("[data-carousel=dots] [aria-current=true]") !== null);
      const shown = () =>
        page.evaluate(
          () =>
            document.querySelector("[data-carousel=dots] [aria-current=true]")?.getAttribute("aria-label"),
          0,
        );
      const first = await shown();
      await page.click("[data-carousel=next]");
      await expect.poll(shown).not.toBe(first);
      await page.click("[data-carousel=previous]");
      await expect.poll(shown).toBe(first);
    });

    test("a phone number is changed in its dialog", async () => {
      await page.goto(await server.issueLink("phone"));
      await until(page, () => document.querySelector("dialog input[name=phoneNumber]") !== null);
      const number = String(8_031_240_000 + engines.indexOf(engine));
      await page.evaluate(choose, "dialog select\n+234");
      await page.type("dialog input[name=phoneNumber]", number);
      await page.click("dialog button[type=submit]");
      await until(page, () => document.querySelector("dialog input[name=code]") !== null);
      await page.type("dialog input[name=code]", await server.codeFor(number));
      await page.click("dialog button[type=submit]");
      await expect.poll(() => wordsOf(page), patient).toContain("Your phone number is changed.");
    });

    test("a password is changed in its dialog", async () => {
      await page.goto(await server.issueLink("password"));
      await until(page, () => document.querySelectorAll("dialog input[type=password]").length === 2);
      const [first = "", second = ""] = await page.evaluate(
        () => [...document.querySelectorAll("dialog input")].map(({ id }) => `#${CSS.escape(id)}`),
        0,
      );
      await page.type(first, "mango tree by the river");
      await page.type(second, "mango tree by the river");
      await page.click("dialog button[type=submit]");
      await expect.poll(() => wordsOf(page), patient).toContain("Your password is changed.");
    });

    test("whoever prefers the dark gets a dark page", async () => {
      const dark = await engine.start({ colorScheme: "dark" });
      onTestFinished(dark.close);
      await dark.goto(server.url);
      const background = await dark.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
        0,
      );
      expect(background).toBe("rgb(23, 16, 13)");
    });

    test.skipIf(engine.keepsScript)("without script a message is sent, and thanked for", async () => {
      const plain = await engine.start({ script: false });
      onTestFinished(plain.close);
      await plain.goto(`${server.url}/contactus`);
      await fillIn(plain, message);
      await plain.click("main form button[type=submit]");
      await expect.poll(() => plain.evaluate(() => location.pathname, 0), patient).toBe("/contactus/sent");
    });
  });
}

function wordsOf(page: EnginePage): Promise<string> {
  return page.evaluate(() => document.body.textContent, 0);
}

/** Fills in a form by the names of its fields. */
async function fillIn(page: EnginePage, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    if (name === "topic") await page.evaluate(choose, `main [name=topic]\n${text}`);
    else await page.type(`main [name=${name}]`, text);
  }
}

/** Chooses an entry of a select, both in one text, as a visitor would; it runs in the page. */
function choose(choice: string): void {
  const [selector = "", value = ""] = choice.split("\n");
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (!select) throw new Error(`There is no ${selector}.`);
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
