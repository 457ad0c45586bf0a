import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import { theme } from "../theme.ts";
import type { EnginePage } from "./engine.ts";
import { chromium, engines } from "./engines.ts";
import { describeInstalled } from "./describe-engines.ts";

const { palette, roles } = theme;
const cases = [chromium, ...engines].flatMap((engine) =>
  (["light", "dark"] as const).map((scheme) => ({ engine, scheme })),
);

for (const { engine, scheme } of cases)
  describeInstalled(`${engine.name}, ${scheme}`, engine.requiredPaths, () => {
    let server: SiteServer;
    let page: EnginePage;
    beforeAll(async () => {
      server = await SiteServer.start();
      page = await engine.start(scheme === "dark" ? { colorScheme: scheme } : {});
      await page.resize(1280, 720);
      await page.goto(`${server.url}/contactus/sent`);
    });
    afterAll(async () => {
      await page.close();
      await server[Symbol.asyncDispose]();
    });

    test("page and pattern have the scheme's colors", async () => {
      const pattern = "section[aria-label='About this site'] img";
      const [own, other] = scheme === "light" ? (["light", "dark"] as const) : (["dark", "light"] as const);
      const { indigo, clay, palm } = palette;
      await expectColors(page, "main", [palette[roles.page[own]]]);
      await expectColors(page, pattern, [palette[roles["quiet-cloth"][own]], indigo, clay, palm]);
      expect(await colorsOf(page, pattern)).not.toContain(palette[roles["quiet-cloth"][other]]);
    });

    test("icons have the text color", async () => {
      await expectColors(page, "footer nav svg, footer a svg", [palette[roles.text.dark]]);
      expect(await page.consoleMessages()).toEqual([]);
    });
  });

/** Waits until an element, whose file may still be loading, is painted in the given colors. */
async function expectColors(page: EnginePage, selector: string, colors: string[]): Promise<void> {
  await page.evaluate((at) => document.querySelector(at)?.scrollIntoView({ block: "center" }), selector);
  await expect
    .poll(() => colorsOf(page, selector), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(colors));
}

/** Returns the colors of at least ten pixels of the painted element, as #RRGGBB. */
async function colorsOf(page: EnginePage, selector: string): Promise<string[]> {
  const picture = await page.screenshot();
  return await page.evaluate(
    async (given) => {
      const image = new Image();
      image.src = `data:image/png;base64,${given.picture}`;
      await image.decode();
      const box = document.querySelector(given.selector)!.getBoundingClientRect();
      const scale = image.width / innerWidth;
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context!.getImageData(
        box.x * scale,
        box.y * scale,
        box.width * scale,
        box.height * scale,
      );
      const counts = new Map<string, number>();
      for (let index = 0; index < data.length; index += 4) {
        const color = [0, 1, 2]
          .map((part) => (data[index + part] ?? 0).toString(16).padStart(2, "0"))
          .join("");
        counts.set(`#${color.toUpperCase()}`, (counts.get(`#${color.toUpperCase()}`) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count >= 10).map(([color]) => color);
    },
    { selector, picture },
  );
}
