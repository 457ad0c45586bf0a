import { listOverflowing } from "../engines/layout.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("emailed links without script explain what to do", { tag: "@own-server" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const line = page.getByRole("region", { name: "Your link needs JavaScript." });
  for (const address of ["/?token=a1b2", "/?password=a1b2", "/resetPhoneNumber/a1b2"]) {
    await page.goto(address);
    await expect(line).toContainText("open the link from your email again");
    await expect(line).toBeInViewport();
    expect(await page.evaluate(listOverflowing)).toEqual([]);
  }
  await page.goto("/");
  await expect(line).toHaveCount(0);
});

test("/resetPhoneNumber/{token} is the home page with a note for visitors without script [spec 33]", async ({
  request,
}) => {
  const [link, home] = await Promise.all([request.get("/resetPhoneNumber/a1b2"), request.get("/")]);
  expect(link.status()).toBe(200);
  const expected = (await home.text())
    .replace(/<template data-emailed-link="">(.*?)<\/template>/s, "$1")
    // The script is not deferred, so that the token leaves the URL at once.
    .replace(/<template id="late">(.*?)<\/template><script>.*?<\/script>/s, "$1");
  // Those that are not preloaded wait in a template.
  const fonts = /@font-face\{[^}]*\}|<template data-fonts="">.*?<\/template>/gs;
  expect((await link.text()).replaceAll(fonts, "")).toBe(expected.replaceAll(fonts, ""));
});
