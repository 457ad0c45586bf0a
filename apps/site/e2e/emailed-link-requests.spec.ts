import type { Page, Request } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource|preload/ });

const token = "5ecretToken".padEnd(43, "_");

async function expectNoTokenSent(page: Page, address: string) {
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const [, ...others] = sent;
  expect(others.length).toBeGreaterThan(3);
  for (const request of others) {
    // As sent over the wire. The dialog's calls have the token in the header that the specification names.
    const headers = { ...(await request.allHeaders()), authorization: "" };
    expect(JSON.stringify([request.url(), headers])).not.toContain("5ecret");
  }
}

for (const [at, address] of [
  `/?token=${token}`,
  `/sw/resetPhoneNumber/${token}/`,
  `/fr?password=${token}`,
  `/pt?utm_source=mail&amp;token=3D${token}.`,
  `/Fr/reset-phone-number/${token}`,
  `/home?PASSWORD=${token}#:~:text=Reset`,
  `/en/index.html?token=%22${token}%22`,
  `/%3Ftoken=${token}`,
  `/#?token=${token}`,
].entries()) {
  const title = `emailed link ${address}: opens its dialog, and no other request has the token`;
  test(title, { tag: at < 2 ? [] : "@long" }, async ({ page }) => {
    await expectNoTokenSent(page, address);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(page.url()).toMatch(/^http:\/\/[^/]+\/(?:fr|pt|sw)?(?:\?utm_source=mail)?(?:#open-link-again)?$/);
  });
}

for (const [at, address] of [
  `/contactus?token=${token}`,
  `/fr/contactus?password=${token}`,
  `/advertise-form?token=${token}`,
  `/safety?token=${token}`,
  `/pt/resetPassword/${token}`,
  `/verify/${token}`,
].entries()) {
  const title = `${address}: a page without the dialog sends the token in no other request`;
  test(title, { tag: at < 1 ? [] : "@long" }, ({ page }) => expectNoTokenSent(page, address));
}

test("an emailed link on a page that opens no dialog is not redirected, and its token leaves the address", async ({
  page,
}) => {
  const response = await page.goto(`/AMBASSADORS?token=${token}&c=ada`);
  expect(response?.request().redirectedFrom()).toBe(null);
  await expect(page).toHaveURL("/AMBASSADORS?c=ada");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
