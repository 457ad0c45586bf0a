import { expect, test } from "./test.ts";

const answer = "Deleting removes all your connections";

test("an answer's own address opens it, on the page's first view and later", async ({ page }) => {
  await page.goto("/faq#delete-account");
  await expect(page.getByText(answer)).toBeInViewport();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
});

test("the search leaves the answers that have its words, and tells how many", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("money back");
  await expect(page.getByRole("status")).toHaveText("1 answer");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Can I get my money back?"]);
  await page.getByLabel("Search the answers").fill("zebra");
  await expect(page.getByRole("status")).toContainText("No answers match.");
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contactus");
  await page.getByLabel("Search the answers").fill("");
  await expect(page.getByRole("link", { name: "Write to us" })).toBeHidden();
  await expect(page.getByRole("status")).toHaveText("");
  await expect(page.getByRole("heading", { name: "Payments" })).toBeVisible();
});

test("a link to an answer ends the search that hides it", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("delete my account");
  await page.getByText("How do I delete my account?").click();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
  await expect(page.getByLabel("Search the answers")).toHaveValue("");
});

test("one button shows all answers, and hides them again", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Show all answers" }).click();
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole("button", { name: "Hide all answers" }).click();
  await expect(page.getByText(answer)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("answers unfold and open by their addresses; a search that could not work is not there", async ({
    page,
  }) => {
    await page.goto("/faq#unblock");
    await expect(page.getByText("not even by us")).toBeInViewport();
    await page.getByText("How do I delete my account?").click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole("search")).toBeHidden();
  });
});
