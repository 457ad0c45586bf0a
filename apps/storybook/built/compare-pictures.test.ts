import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Compares the stories of Button in the built Storybook with those in another; returns what is printed, and the page. */
async function compareWith(other: string) {
  const output = join(other, "changes.html");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["compare/compare-pictures.ts", "dist", other, "--stories", "forms-button--", "--output", output],
    { cwd: root },
  );
  return { stdout, output };
}

/** A copy of the built Storybook, until the test ends. */
function copyStorybook(): string {
  const copy = mkdtempSync(join(tmpdir(), "matchfront-storybook-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, "dist"), copy, { recursive: true });
  return copy;
}

test("a designer sees what a change of a token does to each story", async () => {
  const copy = copyStorybook();
  for (const name of readdirSync(join(copy, "assets"))) {
    const file = join(copy, "assets", name);
    if (name.endsWith(".css"))
      writeFileSync(file, readFileSync(file, "utf8").replace("--radius-control:12px", "--radius-control:0"));
  }
  const { stdout, output } = await compareWith(copy);
  const [, changed, all] = /^(\d+) of (\d+) pictures differ/.exec(stdout) ?? [];
  expect(Number(all)).toBeGreaterThan(10);
  expect(changed).toBe(all);

  const browser = await chromium.launch(chromiumLaunchOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(pathToFileURL(output).href);
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "forms-button--default, light, 1280 px" }),
  });
  expect(await section.locator("figcaption").allTextContents()).toEqual(["Before", "After", "Difference"]);
  const widths = section
    .locator("img")
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth),
    );
  expect(await widths).toEqual([1280, 1280, 1280]);
  expect(await page.getByRole("heading", { level: 2 }).count()).toBe(Number(changed));
});

test("what has not changed does not differ", async () => {
  const { stdout } = await compareWith(copyStorybook());
  expect(stdout).toMatch(/^0 of \d\d+ pictures differ/);
});
