import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const answer = "Deleting removes all your connections";

test("faq: opens the answer in the URL, on load and on navigation", async ({ page }) => {
  await page.goto("/faq#delete-account");
  await expect(page.getByText(answer)).toBeInViewport();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
});

const questions = (page: Page) => page.getByRole("heading", { level: 3 });

test("faq: search shows matching answers, best first, and their number", async ({ page }) => {
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

test("faq: search without a match suggests up to three answers", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("cancel my membership");
  await expect(page.getByRole("status")).toHaveText("No match. These come closest.");
  await expect(questions(page)).toHaveCount(3);
  await expect(questions(page).first()).toHaveText("How do I cancel my subscription?");
});

test("faq: search without results links to the contact form with a topic", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("pizza");
  await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
  await expect(questions(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByLabel("Topic")).toHaveValue("Help / Support");
});

test("faq: search finds sections of other pages", async ({ page }) => {
  await page.goto("/fr/faq");
  await page.getByRole("searchbox").fill("vih");
  await expect(page.getByRole("status")).toHaveText("1 résultat");
  await page.getByRole("link", { name: "Santé sexuelle et consentement" }).click();
  await expect(page.getByRole("heading", { name: "Santé sexuelle et consentement" })).toBeInViewport();
});

test.describe("faq on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("keeps the search results above the keyboard", async ({ page }) => {
    await page.goto("/faq");
    const field = page.getByLabel("Search the answers");
    const mostAsked = page.getByRole("link", { name: "Scams", exact: true });
    await expect(mostAsked).toBeVisible();
    expect((await field.boundingBox())?.y).toBeLessThan(300);
    await field.fill("blackmail");
    await expect(page.getByRole("status")).toHaveText(/\d results/);
    await expect(mostAsked).toBeHidden();
    expect((await field.boundingBox())?.y).toBeLessThan(100);
    // The keyboard leaves about 360 px of the page.
    const plan = page.getByRole("heading", { name: "Someone threatens to share my pictures." });
    expect((await plan.boundingBox())?.y).toBeLessThan(300);
  });
});

test("faq: search announces the number of results once typing pauses, without a layout shift", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto("/faq");
  const field = page.getByLabel("Search the answers");
  const status = page.getByRole("status");
  const write = page.getByRole("link", { name: "Write to us" });
  // Only the ranking, now loaded, tolerates this typo.
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

test.describe("faq if the ranking fails to load", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource/ });

  test("finds answers with all words of the search", async ({ page }) => {
    await page.route(/rank-answers/, (route) => route.abort());
    await page.goto("/faq");
    await page.getByLabel("Search the answers").fill("money back");
    await expect(page.getByRole("status")).toHaveText("1 result");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await page.getByLabel("Search the answers").fill("zebra");
    await expect(page.getByRole("status")).toContainText("No answers match.");
    await expect(questions(page)).toHaveCount(0);
    // A synonym that no answer contains.
    await page.getByLabel("Search the answers").fill("catfish");
    await expect(questions(page)).toHaveText(["How do you keep fake profiles out?", "How do I spot a scam?"]);
  });
});

test.describe("faq if the synonyms fail to load", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource/ });

  test("ranks the words of the answers", async ({ page }) => {
    await page.route(/search-data/, (route) => route.abort());
    await page.goto("/faq");
    await page.getByLabel("Search the answers").fill("mony bakc");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await page.getByLabel("Search the answers").fill("catfish");
    await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
  });
});

test("faq: loads the ranking on focus of the search field, with the synonyms of the page's language", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/fr/faq", { waitUntil: "networkidle" });
  expect(requests.filter((url) => url.includes("rank-answers"))).toEqual([]);
  const loaded = page.waitForResponse(/rank-answers/);
  await page.getByRole("searchbox").focus();
  await loaded;
  await page.getByRole("searchbox").fill("frais");
  await expect(page.getByRole("heading", { level: 3, name: /gratuit/ })).toBeVisible();
  expect(requests.filter((url) => url.includes("search-data"))).toEqual([
    expect.stringContaining("search-data-fr"),
  ]);
});

test("faq: Tab moves from the search field to the first answer", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("deleet account");
  await expect(page.getByRole("status")).toHaveText(/\d results/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(answer)).toBeVisible();
});

test("faq: a link to an answer ends the search", async ({ page }) => {
  await page.goto("/faq");
  await page.getByLabel("Search the answers").fill("delete my account");
  await page.getByText("How do I delete my account?").click();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
  await expect(page.getByLabel("Search the answers")).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();
});

test("faq: one button expands and collapses all answers", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Show all answers" }).click();
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole("button", { name: "Hide all answers" }).click();
  await expect(page.getByText(answer)).toBeHidden();
});

test.describe("faq without script", () => {
  test.use({ javaScriptEnabled: false });

  test("answers expand and open by URL, and the search is hidden", async ({ page }) => {
    await page.goto("/faq#unblock");
    await expect(page.getByText("not even by us")).toBeInViewport();
    await page.getByText("How do I delete my account?").click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole("search")).toBeHidden();
    await page.getByRole("link", { name: "Blackmail" }).click();
    await expect(page.getByText("It’s not your fault")).toBeInViewport();
  });
});
