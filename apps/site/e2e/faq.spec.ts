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
  await expect(page.getByRole("status")).toHaveText("3 results");
  await expect(questions(page)).toHaveText([
    "How do you keep fake profiles out?",
    "How do I spot a scam?",
    /^Is .* safe\?$/,
  ]);
  await field.fill("");
  await expect(page.getByRole("status")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();
  await expect(questions(page).first()).toHaveText(/^Is .* free\?$/);
});

test("it forgives a slip", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("mony bakc");
  await expect(page.getByRole("status")).toHaveText("1 result");
  await expect(questions(page)).toHaveText(["Can I get my money back?"]);
});

test("where nothing matches it offers the nearest answers, at most three", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("cancel my membership");
  await expect(page.getByRole("status")).toHaveText("No match. These come closest.");
  await expect(questions(page)).toHaveCount(3);
  await expect(questions(page).first()).toHaveText("How do I cancel my subscription?");
});

test("nonsense finds no answer, and leads to the contact form with its topic chosen", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("pizza");
  await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
  await expect(questions(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByLabel("Topic")).toHaveValue("Help / Support");
});

test("sections of other pages are found, and opened", async ({ page }) => {
  await page.goto("/fr/faq");
  await page.getByRole("searchbox").fill("vih");
  await expect(page.getByRole("status")).toHaveText("1 résultat");
  await page.getByRole("link", { name: "Santé sexuelle et consentement" }).click();
  await expect(page.getByRole("heading", { name: "Santé sexuelle et consentement" })).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the search is under the heading, and its results stay above the keyboard", async ({ page }) => {
    await page.goto("/faq");
    const field = page.getByLabel("Search the answers");
    const mostAsked = page.getByRole("link", { name: "Scams", exact: true });
    await expect(mostAsked).toBeVisible();
    expect((await field.boundingBox())?.y).toBeLessThan(300);
    await field.fill("blackmail");
    await expect(page.getByRole("status")).toHaveText(/\d results/);
    await expect(mostAsked).toBeHidden();
    expect((await field.boundingBox())?.y).toBeLessThan(100);
    // A keyboard covers all but some 360 px of the page.
    const plan = page.getByRole("heading", { name: "Someone threatens to share my pictures." });
    expect((await plan.boundingBox())?.y).toBeLessThan(300);
  });
});

test("the number of answers is said once, when typing pauses, and nothing moves for it", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/faq");
  const field = page.getByLabel("Search the answers");
  const status = page.getByRole("status");
  const write = page.getByRole("link", { name: "Write to us" });
  // Only the ranking forgives this slip: from here on it is loaded.
  await field.fill("pasword");
  await expect(status).toHaveText("2 results");
  await field.fill("");
  await expect(status).toBeHidden();
  const said = await page.locator("#found").evaluateHandle((output) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(output.textContent)).observe(output, { childList: true });
    return texts;
  });
  await page.clock.pauseAt(3_600_000);
  await field.pressSequentially("refund");
  const before = await write.boundingBox();
  await page.clock.runFor(499);
  expect(await said.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await said.jsonValue()).toEqual(["2 results"]);
  expect(await write.boundingBox()).toEqual(before);
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
    await expect(page.getByRole("status")).toHaveText("1 result");
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
    await page.route(/search-data/, (route) => route.abort());
    await page.goto("/faq");
    await page.getByLabel("Search the answers").fill("mony bakc");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await page.getByLabel("Search the answers").fill("catfish");
    await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
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
  expect(requests.filter((url) => url.includes("search-data"))).toEqual([
    expect.stringContaining("search-data-fr"),
  ]);
});

test("with the keyboard, the first answer is the next stop after the search field, and opens", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("deleet account");
  await expect(page.getByRole("status")).toHaveText(/\d results/);
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
    await page.getByRole("link", { name: "Blackmail" }).click();
    await expect(page.getByText("It’s not your fault")).toBeInViewport();
  });
});
