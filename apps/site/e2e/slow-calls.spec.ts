import { localeParts } from "@matchfront/locales/locale-parts";
import type { Locator, Page } from "@playwright/test";
import { openForm } from "./contact-form.ts";
import { layoutShifts } from "./page-loading.ts";
import { expect, test } from "./test.ts";

/** Expects the sentence four seconds after a click on the button, which then still says that it is loading. */
async function expectSlow(page: Page, submit: Locator, slow: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await submit.click();
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  const label = await submit.innerText();
  await page.clock.runFor(3900);
  await expect(page.getByText(slow)).toHaveCount(0);
  await page.clock.runFor(200);
  const status = page.getByRole("status").filter({ hasText: slow });
  await expect(status).toHaveText(slow);
  await page.clock.runFor(400);
  await expect(status).toBeInViewport({ ratio: 1 });
  expect(await submit.innerText()).toBe(label);
  await page.clock.resume();
}

/** Delays the answer to a call until the returned function is called. */
async function delayAnswer(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}*`, (route) => promise.then(() => route.continue()));
  return resolve;
}

const texts = { topic: "Ad Sales", name: "Ada", phoneNumber: "8031234567", description: "Habari!" };

for (const [lang, path, call] of [
  ["en", "/contactus", "/admin/sendContactUsEmail"],
  ["fr", "/fr/partnership", "/admin/sendParternerUsEmail"],
  ["pt", "/pt/advertise-form", "/admin/sendAdvertiseEmail"],
  ["sw", "/sw/contactus", "/admin/sendContactUsEmail"],
] as const)
  test(`${path}: says after four seconds that sending takes long and the input stays, without a layout shift [spec 59, 96]`, async ({
    page,
    visitor,
  }) => {
    const { slow } = localeParts[lang].forms.submit;
    await page.setViewportSize({ width: 320, height: 800 });
    await page.clock.install();
    const answer = await delayAnswer(page, call);
    await openForm(page, path);
    for (const [name, text] of Object.entries({ ...texts, email: visitor.email })) {
      const field = page.locator(`form [name=${name}]`);
      if (name === "topic" && (await field.count()) > 0) await field.selectOption(text);
      else if ((await field.count()) > 0) await field.fill(text);
    }
    const before = await layoutShifts(page);
    await expectSlow(page, page.locator("form [type=submit]"), slow);
    expect(await layoutShifts(page)).toEqual(before);
    await expect(page.locator("form [name=description]")).toHaveValue(texts.description);
    answer();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByText(slow)).toHaveCount(0);
  });
