import { beforeAll, expect, test } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import { chromium } from "./engines.ts";
import { describeEngines } from "./describe-engines.ts";
import { listOverflowing, measureBoxes, findMovedBoxes, type Box } from "./layout.ts";
import {
  selectOption,
  sendForm,
  forEachPage,
  messages,
  pageText,
  serverTimeout,
  waitFor,
} from "./page-actions.ts";

const expected = new Map<string, Box[]>();

beforeAll(async () => {
  await using server = await SiteServer.start();
  const page = await chromium.start();
  await forEachPage(page, server, async (key) => void expected.set(key, await page.evaluate(measureBoxes)));
  await page.close();
});

describeEngines(({ engine, open }) => {
  test("pages have no console messages, no overflow and Chromium's layout", async () => {
    const { page, server } = open();
    const faults: string[] = [];
    await forEachPage(page, server, async (key, width) => {
      const boxes = (await page.evaluate(measureBoxes)).filter(isComparable(width));
      const moved = findMovedBoxes(boxes, (expected.get(key) ?? []).filter(isComparable(width)));
      const found = [...(await page.consoleMessages()), ...(await page.evaluate(listOverflowing)), ...moved];
      faults.push(...found.map((fault) => `${key}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });

  /** Excludes boxes of the navigation from 500 px, if the engine keeps it collapsed. */
  function isComparable(width: number): (box: Box) => boolean {
    return ({ part }) => !(engine.collapsesNavigation && width >= 500 && /^(?:header|menu)/.test(part));
  }

  test("/contactus: sends a message and shows the thanks", async () => {
    const { page, server } = open();
    await page.goto(`${server.url}/contactus`);
    expect(await sendForm(page, messages.contact)).toEqual([]);
  });

  test("phone reset: changes a number", async () => {
    const { page, server, number } = open();
    await page.goto(await server.issueLink("phone"));
    await waitFor(page, () => document.querySelector("dialog input[name=phoneNumber]") !== null);
    await selectOption(page, "dialog select", "+234");
    await page.type("dialog input[name=phoneNumber]", number);
    await page.click("dialog button[type=submit]");
    await waitFor(page, () => document.querySelector("dialog input[name=code]") !== null);
    await page.type("dialog input[name=code]", await server.codeFor(number));
    await page.click("dialog button[type=submit]");
    await expect.poll(() => pageText(page), serverTimeout).toContain("Your phone number has been changed.");
  });
});
