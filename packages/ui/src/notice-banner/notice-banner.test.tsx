import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { NoticeBanner } from "./notice-banner.tsx";

const warning = (
  <NoticeBanner link={{ label: "How to spot it", href: "/safety" }} title="Fake accounts." tone="warning">
    We never ask for money.
  </NoticeBanner>
);

test("is a region named by its title, with text and link, and not a live region", async () => {
  const { getByRole } = await render(warning);
  await expect
    .element(getByRole("region", { name: "Fake accounts." }))
    .toHaveTextContent("Fake accounts. We never ask for money. How to spot it");
  await expect.element(getByRole("link", { name: "How to spot it" })).toHaveAttribute("href", "/safety");
  expect(document.querySelector("[role=alert], [role=status], [aria-live], button")).toBeNull();
});

test("wraps a very long word in a narrow window", async () => {
  await page.viewport(320, 800);
  await render(<NoticeBanner title={"a".repeat(200)}>{"b".repeat(200)}</NoticeBanner>);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
