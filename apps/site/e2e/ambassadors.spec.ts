import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { brand } from "../brand.ts";
import { expect, test } from "./test.ts";

test("ambassadors: shows role and pay in two columns [spec 65]", async ({ page }) => {
  await page.goto("/ambassadors");
  const role = page.getByRole("region", { name: "Are you a Brand Ambassador?" });
  const pay = page.getByRole("region", { name: "How you get paid" });
  const [left, right] = [await role.boundingBox(), await pay.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
});

test("ambassadors: calculator explains invalid numbers, and the URL is copied if the browser cannot share", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => Promise.resolve(void (document.body.dataset.copied = text)),
      },
    });
  });
  await page.goto("/ambassadors");
  const earnings = page.getByRole("region", { name: "What you could earn" });
  await expect(earnings.getByRole("status")).toHaveText("About $100 for 100 qualifying downloads");
  await earnings.getByLabel("People who see your posts").fill("25,000");
  await earnings.getByLabel("Out of 100, how many download?").fill("2");
  await expect(earnings.getByRole("status")).toHaveText("About $500 for 500 qualifying downloads");
  await earnings.getByLabel("People who see your posts").fill("lots");
  await expect(earnings.getByRole("status")).toContainText("such as 10,000");
  await expect(earnings.getByText("An estimate")).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-copied", `${brand.origin}/ambassadors`);
});

test.describe("ambassadors without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("shows the earnings table with its columns at 320 px, but no inputs or share button", async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(pathIn(language, "/ambassadors"));
      await expect(page.getByRole("textbox")).toHaveCount(0);
      const cells = page.getByRole("table").getByRole("row").last().getByRole("cell");
      const boxes = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(320);
    }
    await page.goto("/ambassadors");
    const row = page.getByRole("row", { name: "10,000 people" });
    await expect(row.getByRole("cell")).toContainText(["100", "200", "500"]);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
