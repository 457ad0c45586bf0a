import { expect, test } from "./test.ts";

test("advertise: shows an example, reasons, slides and two panels [spec 56]", async ({ page }) => {
  await page.goto("/advertise");
  await expect(page.getByRole("heading", { name: "Grow Your Business", level: 1 })).toBeVisible();
  for (const picture of [
    "A shop owner shows her ad for a bag on a phone",
    "A banner for a bag among the messages in a chat",
  ])
    await expect(page.getByRole("img", { name: picture })).toBeVisible();
  await expect(page.getByRole("region", { name: "Why Advertise" }).getByRole("listitem")).toHaveCount(6);

  const slides = page.getByRole("region", { name: "How a banner ad works" });
  await expect(slides).toHaveAttribute("aria-roledescription", "carousel");
  const banner = slides.getByText("Your banner sits between two messages");
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toBeInViewport();
  await slides.getByRole("button", { name: "Your audience, 2 of 3" }).click();
  await expect(slides.getByText("You say who, and where")).toBeInViewport();

  const panels = page.getByRole("region", { name: "Two things to decide" }).getByRole("article");
  await expect(panels.getByRole("heading")).toHaveText(["Your audience", "Your format"]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("advertise: shows audience, ad policy, steps and contact", async ({ page }) => {
  await page.goto("/advertise");
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("Who you’ll reach")).toContainText("Over 1.5 million");
  const policy = region("What you can advertise");
  await expect(policy.getByRole("heading", { level: 3 })).toHaveText(["Welcome", "Not allowed"]);
  await expect(policy.getByRole("link", { name: "Community Guidelines" })).toBeVisible();
  const steps = region("From request to live ad").getByRole("heading", { level: 3 });
  await expect(steps).toHaveText(["Send your request", "Agree on the plan", "Go live"]);
  await expect(region("Talk to a real person").getByRole("link", { name: "Contact Us" })).toBeVisible();
});
