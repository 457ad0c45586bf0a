import { expect, test } from "./test.ts";

test("the page for advertisers shows an example, its reasons, its slides and two panels", async ({
  page,
}) => {
  await page.goto("/advertise");
  await expect(page.getByRole("heading", { name: "Grow Your Business", level: 1 })).toBeVisible();
  await expect(
    page.getByRole("img", { name: "A banner for a bag among the messages of a chat" }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Why Advertise" }).getByRole("listitem")).toHaveCount(5);

  const slides = page.getByRole("region", { name: "How a banner ad works" });
  await expect(slides).toHaveAttribute("aria-roledescription", "carousel");
  await slides.getByRole("button", { name: "Inside messages, 2 of 3" }).click();
  await expect(slides.getByText("A banner stands inside messages")).toBeInViewport();

  const panels = page.getByRole("region", { name: "Two things to decide" }).getByRole("article");
  await expect(panels.getByRole("heading")).toHaveText(["The audience", "The format"]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
