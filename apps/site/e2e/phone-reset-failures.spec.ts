import { getDialog, enterCode, enterNumber, toast } from "./phone-reset.ts";
import { expect, test } from "./test.ts";

test.use({ expectedConsoleMessage: /Failed to load resource/ });

const used = "This link has expired or was already used. Please ask for a new one.";
const tooOften = "Too many attempts with this code. Please wait ten minutes, or use another number.";

test("phone reset: rejects a taken number and accepts another", async ({ page, server, visitor }) => {
  await server.addMember("+12025550199");
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, "2025550199", "United States (+1)");
  await expect(toast(page, "Phone Number already exists")).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("2025550199");
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  await expect(toast(page, "Phone Number already exists")).toHaveCount(0);
});

test(
  "phone reset: rejects a number that is invalid in its country",
  { tag: "@long" },
  async ({ page, server }) => {
    await page.goto(await server.issueLink("phone"));
    await enterNumber(page, "0803 555 0001", "United States (+1)");
    await expect(toast(page, "Please enter valid mobile number")).toBeVisible();
    await expect(page.getByLabel("Number", { exact: true })).toHaveValue("08035550001");
  },
);

test("phone reset: reports an invalid link before a number is entered", async ({ page }) => {
  await page.goto("/?token=unknown");
  await expect(getDialog(page).locator("p:focus")).toHaveText(used);
  await expect(getDialog(page).locator("form")).toHaveCount(0);
});

for (const { flaw, address } of [
  { flaw: "a blank", address: "/?token=a%20b" },
  { flaw: "half a letter", address: "/?token=a%C3" },
  { flaw: "2,049 characters", address: `/?token=${"a".repeat(2049)}` },
  { flaw: "2,049 characters in the path", address: `/resetPhoneNumber/${"a".repeat(2049)}` },
])
  test(`phone reset: reports an invalid link for a token with ${flaw}`, async ({ page }) => {
    await page.goto(address);
    await expect(getDialog(page).getByText(used)).toBeVisible();
    await expect(getDialog(page).locator("form")).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });

for (const status of [401, 404])
  test(
    `phone reset: reports an invalid link before sending a code if the backend's link check answers ${status}`,
    { tag: ["@sends", "@long"] },
    async ({ page, visitor }) => {
      await page.route("**/api/isLinkActive", (route) => route.fulfill({ status, json: { status } }));
      const asked = page.waitForResponse("**/api/isLinkActive");
      await page.goto("/?token=unknown");
      await asked;
      await enterNumber(page, visitor.number);
      await expect(toast(page, used)).toBeVisible();
    },
  );

test("phone reset: shows the HTTP status in a toast if the SMS fails, and keeps the number [spec 141]", async ({
  page,
  server,
  visitor,
}) => {
  await page.route("**/verification/Verifications", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(toast(page, "Service Unavailable")).toBeVisible();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue(visitor.number);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
});

for (const [step, call] of [
  ["the number is checked", "**/api/isPhoneAlreadyExist"],
  ["the code is sent", "**/verification/Verifications"],
  ["the code is checked", "**/verification/VerificationCheck"],
  ["the number is changed", "**/api/updatePhoneNumber"],
] as const) {
  const tag = call.includes("update") ? [] : ["@long"];
  test(
    `phone reset: retries after a network failure while ${step}`,
    { tag },
    async ({ page, server, visitor }) => {
      await page.route(call, (route) => route.abort(), { times: 1 });
      await page.goto(await server.issueLink("phone"));
      await enterNumber(page, visitor.number);
      if (/isPhone|Verifications/.test(call)) {
        await expect(toast(page, "couldn’t reach the server")).toBeVisible();
        await page.getByRole("button", { name: "Send code" }).click();
      }
      await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
      await enterCode(page, await server.codeFor(visitor.number));
      if (/Check|update/.test(call)) await expect(toast(page, "couldn’t reach the server")).toBeVisible();
      if (call.includes("Check")) await page.getByRole("button", { name: "Confirm code" }).click();
      if (call.includes("update")) await page.getByRole("button", { name: "Retry" }).click();
      await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
    },
  );
}

test("phone reset: counts wrong codes, and after five requires ten minutes or another number", async ({
  page,
  server,
  visitor,
}) => {
  await page.clock.install();
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  const wrong = (await server.codeFor(visitor.number)) === "000000" ? "000001" : "000000";
  for (const left of [undefined, undefined, "Attempts left: 2", "Attempts left: 1"]) {
    await enterCode(page, wrong);
    await expect(page.getByLabel("One-time code (OTP)")).toBeFocused();
    await expect(getDialog(page).getByText(/^Attempts left/)).toHaveText(left ? [left] : []);
  }
  await enterCode(page, wrong);
  await expect(toast(page, tooOften)).toBeVisible();
  const refused = page.waitForResponse("**/verification/VerificationCheck");
  await enterCode(page, wrong);
  expect((await refused).status()).toBe(429);
  const form = getDialog(page).locator("form");
  await page.clock.fastForward("01:00");
  await expect(form.getByText(tooOften)).toBeVisible();
  await expect(form.getByRole("button")).toHaveText(["Confirm code", "Change number"]);
  await expect(form.getByText("resend")).toHaveCount(0);
  await page.clock.fastForward("09:00");
  await expect(form.getByRole("button")).toHaveText(["Confirm code", "Resend code", "Change number"]);
});

test(
  "phone reset: distinguishes an expired code from a wrong one",
  { tag: "@long" },
  async ({ page, server, visitor }) => {
    await page.route("**/verification/VerificationCheck", (route) =>
      route.fulfill({ status: 404, json: { code: 20404, message: "Not found", status: 404 } }),
    );
    await page.goto(await server.issueLink("phone"));
    await enterNumber(page, visitor.number);
    await enterCode(page, "402718");
    await expect(toast(page, "This code has expired. Please ask for a new one.")).toBeVisible();
  },
);

test(
  "phone reset: accepts another number after a failed change, and has a default success message",
  { tag: "@long" },
  async ({ page, server, visitor }) => {
    const answers = [{ status: 409, message: "This number was just taken." }, { status: 200 }];
    await page.route("**/api/updatePhoneNumber", (route) => route.fulfill({ json: answers.shift() }));
    await page.goto(await server.issueLink("phone"));
    await enterNumber(page, visitor.number);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.number));
    await expect(getDialog(page).locator("p:focus")).toHaveText("This number was just taken.");
    await page.getByRole("button", { name: "Change number" }).click();
    await enterNumber(page, visitor.otherNumber);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.otherNumber));
    await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
  },
);

test(
  "phone reset: the first of two tabs wins, the other reports a used link",
  { tag: "@long" },
  async ({ page, context, server, visitor }) => {
    const link = await server.issueLink("phone");
    const other = await context.newPage();
    for (const [tab, number] of [
      [page, visitor.number],
      [other, visitor.otherNumber],
    ] as const) {
      await tab.goto(link);
      await enterNumber(tab, number);
      await expect(tab.getByLabel("One-time code (OTP)")).toBeVisible();
      await tab.getByLabel("One-time code (OTP)").fill(await server.codeFor(number));
    }
    await other.getByRole("button", { name: "Confirm code" }).click();
    await expect(toast(other, "Your phone number has been changed.")).toBeVisible();
    await page.getByRole("button", { name: "Confirm code" }).click();
    await expect(toast(page, used)).toBeVisible();
  },
);

test(
  "phone reset: closing the dialog aborts the request, and the link still works",
  { tag: "@long" },
  async ({ page, server, visitor }) => {
    const asked = Promise.withResolvers<void>();
    await page.route("**/api/updatePhoneNumber", () => asked.resolve(), { times: 1 });
    const link = await server.issueLink("phone");
    await page.goto(link);
    await enterNumber(page, visitor.number);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.number));
    await asked.promise;
    const takenBack = page.waitForEvent("requestfailed");
    await page.keyboard.press("Escape");
    await expect(getDialog(page)).toHaveCount(0);
    expect((await takenBack).url()).toMatch(/updatePhoneNumber$/);
    await page.goto(link);
    await enterNumber(page, visitor.number);
    await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
    await enterCode(page, await server.codeFor(visitor.number));
    await expect(toast(page, "Your phone number has been changed.")).toBeVisible();
  },
);
