import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const answer = "Deleting removes all your connections";
const noMatch = "No answers match. Try another word.";

const questions = (page: Page) => page.getByRole("heading", { level: 3 });
const search = (page: Page) => page.getByLabel("Search the answers");
const status = (page: Page) => page.getByRole("status");

test("faq: opens the answer in the URL, on load and on navigation, and all answers by one button", async ({
  page,
}) => {
  // Trackers append parameters.
  for (const end of ["?fbclid=1", "%3Ffbclid=1", "&utm_source=mail", ""]) {
    await page.goto("about:blank");
    await page.goto(`/faq#delete-account${end}`);
    await expect(page.getByText(answer)).toBeInViewport();
  }
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
  await page.getByRole("button", { name: "Show all answers" }).click();
  await expect(page.getByText("not even by us")).toBeVisible();
  await page.getByRole("button", { name: "Hide all answers" }).click();
  await expect(page.getByText(answer)).toBeHidden();
});

test("faq: search shows matching answers, best first, or up to three near ones", async ({ page }) => {
  await page.goto("/faq");
  await search(page).fill("verify");
  await expect(status(page)).toHaveText("3 results");
  await expect(questions(page)).toHaveText([
    "How do you keep fake profiles out?",
    "How do I spot a scam?",
    /^Is .* safe\?$/,
  ]);
  await search(page).fill("");
  await expect(status(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();
  await expect(questions(page).first()).toHaveText(/^Is .* free\?$/);
  // Only the start of a pasted text counts.
  await search(page).fill(`verify${" ".repeat(200)}pizza`);
  await expect(status(page)).toHaveText("3 results");
  await search(page).fill("cancel my membership");
  await expect(status(page)).toHaveText("No match. These come closest.");
  await expect(questions(page)).toHaveCount(3);
  await expect(questions(page).first()).toHaveText("How do I cancel my subscription?");
});

test("faq: Tab opens the first answer, a link to an answer ends the search, and one without results leads to the form", async ({
  page,
}) => {
  await page.goto("/faq");
  await search(page).fill("deleet account");
  await expect(status(page)).toHaveText(/\d results/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(answer)).toBeVisible();
  await page.getByRole("link", { name: "deleting your account doesn’t cancel it" }).click();
  await expect(page.getByText("A subscription renews automatically")).toBeInViewport();
  await expect(search(page)).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Search results" })).toBeHidden();

  await search(page).fill("pizza");
  await expect(status(page)).toHaveText(noMatch);
  await expect(questions(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Message us" }).click();
  await expect(page.getByLabel("Topic")).toHaveValue("Help / Support");
});

test("faq: loads the ranking on focus, with the language's synonyms, and finds sections of other pages", async ({
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
  await page.getByRole("searchbox").fill("vih");
  await expect(status(page)).toHaveText("1 résultat");
  await page.getByRole("link", { name: "Santé sexuelle et consentement" }).click();
  await expect(page.getByRole("heading", { name: "Santé sexuelle et consentement" })).toBeInViewport();
});

test("faq: keeps the search results above a phone's keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/faq");
  const mostAsked = page.getByRole("link", { name: "Scams", exact: true });
  await expect(mostAsked).toBeVisible();
  expect((await search(page).boundingBox())?.y).toBeLessThan(300);
  await search(page).fill("blackmail");
  await expect(status(page)).toHaveText(/\d results/);
  await expect(mostAsked).toBeHidden();
  expect((await search(page).boundingBox())?.y).toBeLessThan(100);
  // The keyboard leaves about 360 px of the page.
  const plan = page.getByRole("heading", { name: "Someone threatens to share my pictures." });
  expect((await plan.boundingBox())?.y).toBeLessThan(300);
});

test("faq: search announces the number of results once typing pauses, without a layout shift", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto("/faq");
  const write = page.getByRole("link", { name: "Message us" });
  // Only the ranking, now loaded, tolerates this typo.
  await search(page).fill("pasword");
  await expect(status(page)).toHaveText("2 results");
  await search(page).fill("");
  await expect(page.locator("#found")).toBeEmpty();
  const said = await page.locator("#found").evaluateHandle((output) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(output.textContent)).observe(output, { childList: true });
    return texts;
  });
  await page.clock.pauseAt(3_600_000);
  await search(page).pressSequentially("refund");
  const before = await write.boundingBox();
  await page.clock.runFor(499);
  expect(await said.jsonValue()).toEqual([]);
  await page.clock.runFor(1);
  expect(await said.jsonValue()).toEqual(["2 results"]);
  expect(await write.boundingBox()).toEqual(before);
});

test.describe("faq if a part of the search fails to load", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource/ });

  test("finds all words without the ranking, and ranks the words of the answers without synonyms", async ({
    page,
  }) => {
    await page.route(/rank-answers/, (route) => route.abort());
    await page.goto("/faq");
    await search(page).fill("money back");
    await expect(status(page)).toHaveText("1 result");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await search(page).fill("zebra");
    await expect(status(page)).toHaveText(noMatch);
    await expect(questions(page)).toHaveCount(0);
    // A synonym that no answer contains.
    await search(page).fill("catfish");
    await expect(questions(page)).toHaveText(["How do you keep fake profiles out?", "How do I spot a scam?"]);

    await page.unroute(/rank-answers/);
    await page.route(/search-data/, (route) => route.abort());
    await page.reload();
    await search(page).fill("mony bakc");
    await expect(questions(page)).toHaveText(["Can I get my money back?"]);
    await search(page).fill("catfish");
    await expect(status(page)).toHaveText(noMatch);
  });
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
