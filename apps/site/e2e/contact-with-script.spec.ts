import { fillIn, waitForHydration, waitForSendingChunk } from "./contact-form.ts";
import { expectSentOnce, trackPosts } from "./posts.ts";
import { expect, test } from "./test.ts";

test("contact: emails a message and shows its reference and values [spec 52]", async ({
  page,
  server,
  message,
}) => {
  const call = page.waitForRequest("**/admin/sendContactUsEmail");
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).click();

  const thanks = page.getByRole("dialog");
  await expect(thanks).toContainText(
    "Thank you for your interest! We will get back to you as soon as possible!",
  );
  const reference = (await call).headers()["idempotency-key"]?.slice(0, 8);
  await expect(thanks.getByText(`Your reference: ${reference}`)).toBeVisible();
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
  expect(mail?.text).toContain(`Sender's reference: ${reference}`);
  expect(mail?.subject).toContain(message.topic);
  expect(mail?.replyTo).toMatchObject([{ address: message.email }]);
});

test(
  "contact: Close in the thanks dialog reloads the page with an empty form [spec 96]",
  { tag: "@sends" },
  async ({ page, message }) => {
    await page.goto("/contactus");
    await waitForHydration(page);
    await fillIn(page, message);
    await page.getByRole("button", { name: "Send" }).click();
    const reload = page.waitForEvent("load");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await reload;
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await waitForHydration(page);
    for (const label of ["Topic", "Email", "Description"])
      await expect(page.getByLabel(label)).toHaveValue("");
  },
);

test("contact: shows an error only after its field was touched [spec 114]", async ({ page }) => {
  await page.goto("/contactus");
  await waitForHydration(page);
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
});

test("contact: focuses an error summary that links to each field", async ({ page, message }) => {
  await page.goto("/contactus");
  await waitForHydration(page);
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
  await page.goto("/contactus");
  await waitForHydration(page);
  const email = page.getByLabel("Email");
  const question = page.getByRole("button", { name: "Did you mean gmail.com?" });
  await email.click();
  await waitForSendingChunk(page);
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

test("contact: sends one message on a double click", async ({ page, server, message }) => {
  const answered = trackPosts(page);
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expectSentOnce(page, server, message, answered);
});

test("contact: thanks for a message with a filled honeypot, but does not email it", async ({
  page,
  server,
  message,
}) => {
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.getByLabel("Leave this empty", { exact: true }).fill("https://spam.example");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/contactus\/sent\?reference=/);
  // A stored message without a mail is never sent.
  const [stored, ...more] = await server.messagesFrom(message.email);
  expect(stored).toMatchObject({ quarantinedFor: expect.any(String) });
  expect(stored).not.toHaveProperty("mail");
  expect(more).toEqual([]);
  expect(await server.mailFrom(message.email)).toEqual([]);
});

test.describe("contact while the server is down", () => {
  test.use({ expectedConsoleMessage: /ERR_(?:CONNECTION_(?:REFUSED|RESET)|SOCKET_NOT_CONNECTED)/ });

  test("shows a toast, keeps the input, and sends on retry", async ({ page, startServer, message }) => {
    const server = await startServer();
    await page.goto(`${server.url}/contactus`);
    await waitForHydration(page);
    await fillIn(page, message);
    await server.stop();
    await page.getByRole("button", { name: "Send" }).click();

    await expect(page.locator("[data-variant=error]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue(message.description);

    await server.resume();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => server.mailFrom(message.email)).toHaveLength(1);
  });
});

test("contact: shows “something went wrong” after a rejection without a message", async ({
  page,
  message,
}) => {
  await page.route("**/admin/sendContactUsEmail", (route) => route.fulfill({ json: { status: 400 } }));
  await page.goto("/contactus");
  await waitForHydration(page);
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("[data-variant=error]").getByText("something went wrong")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue(message.description);
});

test("contact: selects the topic in the URL unless one is selected", async ({ page }) => {
  await page.goto("/fr/contactus?topic=Help+%2F+Support");
  await expect(page.locator("[name=topic]")).toHaveValue("Help / Support");
  await page.goto("/contactus");
  await waitForHydration(page);
  await page.getByLabel("Topic").selectOption("Success Stories");
  await page.goto("/contactus?topic=Help+%2F+Support");
  await waitForHydration(page);
  await expect(page.getByLabel("Topic")).toHaveValue("Success Stories");
});
