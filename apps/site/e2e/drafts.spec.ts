import { fillIn, openForm } from "./contact-form.ts";
import { expect, test } from "./test.ts";

test("drafts of forms are separate, and survive a reload until they are sent", async ({ page, message }) => {
  await page.route("**/admin/sendContactUsEmail", (route) => route.fulfill({ json: { status: 200 } }));
  await openForm(page, "/contactus");
  await fillIn(page, message);
  for (const path of ["/partnership", "/advertise-form"]) {
    await openForm(page, path);
    await expect(page.getByLabel("Email *")).toHaveValue("");
    await page.getByLabel("Email *").fill("partner@mail.example");
  }
  await openForm(page, "/contactus");
  await expect(page.getByLabel("Topic")).toHaveValue(message.topic);
  await expect(page.getByLabel("Email")).toHaveValue(message.email);
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
  const stored = () => page.evaluate(() => sessionStorage.length);
  expect(await stored()).toBe(3);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await stored()).toBe(2);
});
