import { enterCode, enterNumber } from "./phone-reset.ts";
import { expect, test } from "./test.ts";

test("phone reset: shows the server's success message as an info toast [spec 132, 142]", async ({
  page,
  server,
  visitor,
}) => {
  await page.route("**/api/updatePhoneNumber", (route) =>
    route.fulfill({ json: { status: 200, message: "Hello from your new number, Ada!" } }),
  );
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  await enterCode(page, await server.codeFor(visitor.number));
  await expect(page.locator("[data-variant=info]")).toContainText("Hello from your new number, Ada!");
});

test("password reset: shows the server's success message as an info toast [spec 142]", async ({
  page,
  server,
}) => {
  await page.route("**/admin/changePasswordViaEmailForAdmin", (route) =>
    route.fulfill({ json: { message: "Keep it well, Ada!" } }),
  );
  await page.goto(await server.issueLink("password"));
  await page.getByLabel("New password", { exact: true }).fill("mango tree by the river");
  await page.getByLabel("Confirm new password", { exact: true }).fill("mango tree by the river");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.locator("[data-variant=info]")).toContainText("Keep it well, Ada!");
});

test("phone reset: warns of a taken number, and shows a wrong code as an error [spec 139, 140]", async ({
  page,
  server,
  visitor,
}) => {
  await server.addMember("+12025550188");
  await page.goto(await server.issueLink("phone"));
  await enterNumber(page, "2025550188", "United States (+1)");
  await expect(page.locator("[data-variant=warning]")).toContainText("Phone Number already exists");
  await enterNumber(page, visitor.number);
  await expect(page.getByLabel("One-time code (OTP)")).toBeVisible();
  await enterCode(page, (await server.codeFor(visitor.number)) === "000000" ? "000001" : "000000");
  await expect(page.locator("[data-variant=error]")).toContainText("OTP Doesn't match");
});
