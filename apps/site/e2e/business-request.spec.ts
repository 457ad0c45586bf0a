import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact-form.ts";
import { expect, test, type Visitor } from "./test.ts";

const thanks = "Thank you for your interest! We will get back to you as soon as possible!";
const requestFrom = ({ email }: Visitor) => ({
  "Your Name *": "Ada Obi",
  "Business Name (optional)": "Ada's Kitchen",
  "Email *": email,
  "Phone Number *": "+2348031234567",
  "Website (optional)": "adaskitchen.example",
  "Tell us about your Business and what you seek to advertise":
    "Ẹ kú iṣẹ́! A banner for our restaurant in Lagos.",
});

async function fillIn(page: Page, visitor: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(requestFrom(visitor)))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const businessForms = [
  {
    path: "/partnership",
    subject: "Partnership",
    call: "**/admin/sendParternerUsEmail",
    error: { status: 503, message: "The mailbox is full" },
    spec: "96, 138",
  },
  {
    path: "/advertise-form",
    subject: "Advertising",
    call: "**/admin/sendAdvertiseEmail",
    error: { status: 500, message: "The mailbox is full" },
    spec: "59, 96, 130",
  },
];

for (const { path, subject, call, error, spec } of businessForms)
  test(`${path}: shows loading, then an error toast; a retry emails the request, and Close reloads an empty form [spec 60, 67, ${spec}]`, async ({
    page,
    server,
    visitor,
  }) => {
    await page.goto(path);
    await expect(page.getByText("Fields marked * are required.")).toBeVisible();
    await waitForHydration(page);
    await fillIn(page, visitor);
    const answer = Promise.withResolvers<void>();
    await page.route(call, (route) => answer.promise.then(() => route.fulfill({ json: error })), {
      times: 1,
    });
    const submit = page.getByRole("button", { name: "Submit" });
    const loading = page.getByRole("button", { name: "Loading..." });
    await submit.click();
    await expect(loading).toBeVisible();
    await expect(submit).toHaveCount(0);
    answer.resolve();
    await expect(page.locator("[data-variant=error]")).toHaveText("The mailbox is full");
    await expect(loading).toHaveCount(0);
    await submit.click();
    const dialog = page.getByRole("dialog", { name: thanks });
    await expect(dialog.getByText("We’ll get back to you within 24 hours.")).toBeVisible();
    await expect.poll(() => server.mailFrom(visitor.email)).toHaveLength(1);
    const [mail] = await server.mailFrom(visitor.email);
    expect(mail?.subject).toContain(subject);
    for (const text of Object.values(requestFrom(visitor))) expect(mail?.text).toContain(text);
    expect(mail?.replyTo).toMatchObject([{ address: visitor.email }]);

    const reload = page.waitForEvent("load");
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await reload;
    await waitForHydration(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Your Name *")).toHaveValue("");
  });
