import { fillIn, openForm, waitForHydration } from "./contact-form.ts";
import { layoutShifts } from "./page-loading.ts";
import { expect, test } from "./test.ts";

const call = "**/admin/sendContactUsEmail";

test("contact: a double click emails one message, whose reference and values the thanks show [spec 52]", async ({
  page,
  server,
  message,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("sendContactUsEmail")) calls.push(request.headers()["idempotency-key"] ?? "");
  });
  await openForm(page, "/contactus");
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).dblclick();

  const thanks = page.getByRole("dialog");
  await expect(thanks).toContainText(
    "Thank you for your interest! We will get back to you as soon as possible!",
  );
  const shown = thanks.getByText("Your reference: ");
  await expect(shown).toHaveText(/^Your reference: [\da-f]{8}$/);
  await expect(thanks.getByText(message.description)).toBeHidden();
  await thanks.getByText("What you sent").click();
  await expect(thanks.getByRole("term")).toHaveText(["Topic", "Email", "Description"]);
  await expect(thanks.getByRole("definition")).toHaveText([
    message.topic,
    message.email,
    message.description,
  ]);
  await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  const [mail] = await server.mailFrom(message.email);
  expect(mail?.text).toContain(message.description);
  expect(mail?.text).toContain(`Sender's reference: ${(await shown.innerText()).slice(-8)}`);
  expect(mail?.subject).toContain(message.topic);
  expect(mail?.replyTo).toMatchObject([{ address: message.email }]);
  expect(calls).toHaveLength(1);
});

test("contact: shows an error only after its field was touched, and on submit a summary that links to each field [spec 114]", async ({
  page,
  message,
}) => {
  await openForm(page, "/contactus");
  await expect(page.getByText("is required")).toHaveCount(0);
  await page.getByLabel("Email").pressSequentially("ada@");
  await expect(page.getByText("Must be a valid email")).toHaveCount(0);
  await page.getByLabel("Email").clear();
  await expect(page.getByText("is required")).toHaveCount(0);
  await page.getByLabel("Description").focus();
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
  await expect(page.getByText("Topic is required")).toHaveCount(0);
  await page.getByLabel("Email").fill("ada@");
  await expect(page.getByText("Must be a valid email", { exact: true })).toBeVisible();
  await page.getByLabel("Email").fill("ada@mail.example");
  await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email").clear();

  const title = await page.title();
  await page.getByRole("button", { name: "Send" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Topic: Topic is required",
    "Email: Email is required",
    "Description: Description is required",
  ]);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await summary.getByRole("link", { name: "Email: Email is required" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await fillIn(page, message);
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test("contact: suggests a correction of a misspelled email domain on blur", async ({ page }) => {
  await openForm(page, "/contactus");
  const email = page.getByLabel("Email");
  const question = page.getByRole("button", { name: "Did you mean gmail.com?" });
  await email.click();
  // The interaction chunk has loaded.
  await page.getByRole("status", { name: "Messages", includeHidden: true }).waitFor({ state: "attached" });
  await email.pressSequentially("ada@gmial.com");
  await expect(question).toHaveCount(0);
  const before = await page.getByLabel("Description").boundingBox();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("status").filter({ has: question })).toHaveText("Did you mean gmail.com?");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  expect(await page.getByLabel("Description").boundingBox()).toEqual(before);
  await page.keyboard.press("Shift+Tab");
  await expect(question).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("ada@gmail.com");
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
});

test("contact: selects the topic in the URL unless one is selected", async ({ page }) => {
  await page.goto("/fr/contactus?topic=Help+%2F+Support");
  await expect(page.locator("[name=topic]")).toHaveValue("Help / Support");
  await openForm(page, "/contactus");
  await page.getByLabel("Topic").selectOption("Success Stories");
  await openForm(page, "/contactus?topic=Help+%2F+Support");
  await expect(page.getByLabel("Topic")).toHaveValue("Success Stories");
});

test.describe("contact after failures", () => {
  test.use({ expectedConsoleMessage: /Failed to load resource(?!.*404)/ });

  test(
    "each is announced only by its toast, then shown in the form, without a layout shift; a retry sends, and Close empties the form [spec 96]",
    { tag: "@sends" },
    async ({ page, message }) => {
      await openForm(page, "/contactus");
      await fillIn(page, message);
      const toasts = page.getByRole("status", { name: "Messages" });
      const send = page.getByRole("button", { name: "Send" });
      for (const [response, text] of [
        [{ status: 400 }, "something went wrong"],
        [{ status: 422, message: "The mailbox is full" }, "The mailbox is full"],
      ] as const) {
        const before = await layoutShifts(page);
        await page.route(call, async (route) => {
          // Browsers ignore layout shifts within 500 ms of a click.
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.fulfill({ json: response });
        });
        await send.click();
        const said = page.getByText(text);
        await expect(toasts.getByText(text)).toBeVisible();
        await page.unroute(call);
        await expect(said).toHaveCount(1);
        await toasts.getByRole("button").click();
        await expect(toasts.getByText(text)).toHaveCount(0);
        await expect(said).toHaveCount(1);
        await expect(said).toBeVisible();
        await expect(page.getByRole("alert").or(page.getByRole("status").filter({ has: said }))).toHaveCount(
          0,
        );
        expect(await layoutShifts(page)).toEqual(before);
      }
      await expect(page.getByLabel("Description")).toHaveValue(message.description);

      await send.click();
      const reload = page.waitForEvent("load");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await reload;
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await waitForHydration(page);
      for (const label of ["Topic", "Email", "Description"])
        await expect(page.getByLabel(label)).toHaveValue("");
    },
  );
});
