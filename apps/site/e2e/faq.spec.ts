import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const answer = "Deleting removes all your connections";

test("an answer's own address opens it, on the page's first view and later", async ({ page }) => {
  await page.goto("/faq#delete-account");
  await expect(page.getByText(answer)).toBeInViewport();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
});

const questions = (page: Page) => page.getByRole("heading", { level: 3 });

test("the search shows the answers that have its words, the best first, and how many they are", async ({
  page,
}) => {
  await page.goto("/faq");
  const field = page.getByLabel("Search the answers");
  await field.fill("verify");
  await expect(page.getByRole("status")).toHaveText("3 answers");
  await expect(questions(page)).toHaveText([
    "How do you keep fake profiles out?",
    "How do I spot a scam?",
    /^Is .* safe\?$/,
  ]);
  await field.fill("");
  await expect(page.getByRole("status")).toHaveText("");
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();
  await expect(questions(page).first()).toHaveText(/^Is .* free\?$/);
});

test("it forgives a slip", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("mony bakc");
  await expect(page.getByRole("status")).toHaveText("1 answer");
  await expect(questions(page)).toHaveText(["Can I get my money back?"]);
});

test("where nothing matches it offers the three nearest answers, and to write", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("cancel my membership");
  await expect(page.getByRole("status")).toHaveText("No match. These come closest.");
  await expect(questions(page)).toHaveCount(3);
  await expect(questions(page).first()).toHaveText("How do I cancel my subscription?");
  const write = page.getByRole("link", { name: "Write to us" });
  await expect(write).toHaveAttribute("href", "/contactus");
  await page.getByLabel("Search the answers").fill("");
  await expect(write).toBeHidden();
});

test("the number of answers is said once, when typing pauses, and nothing moves for it", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/faq");
  const field = page.getByLabel("Search the answers");
  const status = page.getByRole("status");
  const button = page.getByRole("button", { name: "Show all answers" });
  // Only the ranking forgives this slip: from here on it is loaded.
  await field.fill("pasword");
  await expect(status).toHaveText("2 answers");
  await field.fill("");
  await expect(status).toHaveText("");
  const before = await button.boundingBox();
  const said = await status.evaluateHandle((output) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(output.textContent)).observe(output, { childList: true });
    return texts;
  });
  await page.clock.pauseAt(3_600_000);
  await field.pressSequentially("refund");
  await page.clock.runFor(499);
  expect(await said.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await said.jsonValue()).toEqual(["2 answers"]);
  expect(await button.boundingBox()).toEqual(before);
});

test("the ranking loads with the search field's focus, and not before", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/faq", { waitUntil: "networkidle" });
  expect(requests.filter((url) => url.includes("rank-answers"))).toEqual([]);
  const loaded = page.waitForResponse(/rank-answers/);
  await page.getByLabel("Search the answers").focus();
  expect((await loaded).ok()).toBe(true);
});

test.describe("if the ranking cannot be loaded", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource/ });

  test("the answers with all words of the search are found all the same", async ({ page }) => {
    await page.route(/rank-answers/, (route) => route.abort());
    await page.goto("/faq");
    await page.getByLabel("Search the answers").fill("money back");
    await expect(page.getByRole("status")).toHaveText("1 answer");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await page.getByLabel("Search the answers").fill("zebra");
    await expect(page.getByRole("status")).toContainText("No answers match.");
    await expect(questions(page)).toHaveCount(0);
    // What visitors type, and no answer says.
    await page.getByLabel("Search the answers").fill("catfish");
    await expect(questions(page)).toHaveText(["How do you keep fake profiles out?", "How do I spot a scam?"]);
  });
});

test.describe("if the synonyms cannot be loaded", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource/ });

  test("the words of the answers are ranked all the same", async ({ page }) => {
    await page.route(/synonyms/, (route) => route.abort());
    await page.goto("/faq");
    await page.getByLabel("Search the answers").fill("mony bakc");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await page.getByLabel("Search the answers").fill("catfish");
    await expect(page.getByRole("status")).toHaveText("No match. These come closest.");
  });
});

test("the synonyms are those of the page's language, and of no other", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/fr/faq");
  const loaded = page.waitForResponse(/rank-answers/);
  await page.getByRole("searchbox").focus();
  await loaded;
  await page.getByRole("searchbox").fill("frais");
  await expect(page.getByRole("heading", { level: 3, name: /gratuit/ })).toBeVisible();
  expect(requests.filter((url) => url.includes("synonyms"))).toEqual([
    expect.stringContaining("synonyms-fr"),
  ]);
});

test("with the keyboard, the first answer is two stops after the search field, and opens", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("deleet account");
  await expect(page.getByRole("status")).toHaveText(/\d answers/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(answer)).toBeVisible();
});

test("a link to an answer ends the search that hides it", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("delete my account");
  await page.getByText("How do I delete my account?").click();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
  await expect(page.getByLabel("Search the answers")).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();
});

test("the contents end a search, too, even towards where the page is", async ({ page }) => {
  await page.goto("/faq#payments");
  await page.getByLabel("Search the answers").fill("photo");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Payments" }).click();
  await expect(page.getByRole("heading", { name: "Payments" })).toBeInViewport();
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
