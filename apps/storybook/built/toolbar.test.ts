import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

const story = "iframe.html?id=shell-topnav--default";

declare const browserMatchMedia: typeof matchMedia;
// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
declare const __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, data: object) => void } };

const matching = (conditions: { matches: boolean }[]) => conditions.map(({ matches }) => matches);

test("large text reaches the media conditions that a browser's own large text reaches", async () => {
  const { page, address } = await openStorybook();
  await page.addInitScript("window.browserMatchMedia = matchMedia.bind(window)");
  const readConditions = () =>
    page.evaluate(() => {
      const rulesOf = (rules: CSSRuleList): CSSMediaRule[] =>
        [...rules].flatMap((rule) => {
          const inner = rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
          return rule instanceof CSSMediaRule ? [rule].concat(inner) : inner;
        });
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules));
      return rules.map(({ media: { mediaText } }) => ({
        mediaText,
        matches: browserMatchMedia(mediaText).matches,
      }));
    });
  const open = async (globals: string) => {
    await page.goto(`${address}${story}&globals=${globals}`);
    await page.getByRole("navigation").first().waitFor();
  };

  await open("text:normal");
  const normal = await readConditions();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  const browsers = await readConditions();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 16 } });
  await open("text:large");
  const toolbars = await readConditions();

  expect(matching(browsers)).not.toEqual(matching(normal));
  expect(matching(toolbars)).toEqual(matching(browsers));
  const asked = await page.evaluate(
    (queries) => queries.map((query) => matchMedia(query).matches),
    normal.map(({ mediaText }) => mediaText),
  );
  expect(asked).toEqual(matching(browsers));
});

test("a story without a script is markup only", async () => {
  const { page, address } = await openStorybook();
  const reveal = page.getByRole("button");
  await page.goto(`${address}iframe.html?id=forms-passwordfield--default`);
  await reveal.waitFor();
  await page.goto(`${address}iframe.html?id=forms-passwordfield--default&globals=script:off`);
  await page.getByLabel("New password").waitFor();
  expect(await reveal.count()).toBe(0);
});

test("examples in frames of their own follow the toolbar's direction", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}iframe.html?id=marketing-hero--docs&viewMode=docs&globals=direction:rtl`);
  const example = page.frameLocator(".doc-frame >> nth=0").locator("html");
  await expect.poll(() => example.getAttribute("dir"), { timeout: 20_000 }).toBe("rtl");
});

test.each(["guides-voice--docs", "marketing-card--docs"])(
  "%s opens in the theme and text of its address",
  async (id) => {
    const { page, address } = await openStorybook();
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs&globals=theme:dark;text:large`);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.waitFor();
    const read = () =>
      page.evaluate(() => ({
        page: getComputedStyle(document.querySelector(".sbdocs-wrapper") ?? document.body).backgroundColor,
        text: getComputedStyle(document.documentElement).fontSize,
      }));
    await expect.poll(read).toEqual({ page: "rgb(23, 16, 13)", text: "32px" });
  },
);

test("a canvas in a frame of its own follows the toolbar, as its address and then its reader set it", async () => {
  const { page, address } = await openStorybook();
  await page.goto(
    `${address}iframe.html?id=feedback-dialog--docs&viewMode=docs&globals=theme:dark;text:large`,
  );
  const canvas = page.frameLocator(".docs-story iframe >> nth=0").locator("html");
  const read = () => canvas.evaluate(({ dataset: { text, theme } }) => ({ text, theme }));
  await expect.poll(read, { timeout: 20_000 }).toEqual({ text: "large", theme: "dark" });
  await page.evaluate(() =>
    __STORYBOOK_PREVIEW__.channel.emit("updateGlobals", { globals: { theme: "light" } }),
  );
  await expect.poll(read, { timeout: 20_000 }).toEqual({ text: "large", theme: "light" });
});

test("an anatomy has room for a window, on a phone with large text", async () => {
  const { page, address } = await openStorybook();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${address}iframe.html?id=shell-topnav--docs&viewMode=docs&globals=text:large`);
  await page.locator(".doc-anatomy").evaluate((element) => element.scrollIntoView());
  const frame = page.frameLocator(".doc-anatomy iframe").locator("html");
  await expect.poll(() => frame.evaluate(() => window.innerWidth), { timeout: 20_000 }).toBe(320);
});
