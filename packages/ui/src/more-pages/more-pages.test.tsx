import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { MorePages } from "./more-pages.tsx";

const links = [
  { label: "Privacy", href: "/privacy" },
  { label: "Help", href: "/faq" },
];

test("is a navigation named by its heading, with large targets, below 500 px", async () => {
  await page.viewport(499, 800);
  const { getByRole } = await render(<MorePages links={links} />);
  await expect.element(getByRole("navigation", { name: "More pages" })).toBeVisible();
  await expect.element(getByRole("link", { name: "Help" })).toHaveAttribute("href", "/faq");
  expect(getByRole("link", { name: "Help" }).element().getBoundingClientRect().height).toBe(44);
});

test("is hidden from 500 px, where the footer is shown", async () => {
  await page.viewport(500, 800);
  const { getByRole } = await render(<MorePages links={links} />);
  expect(getByRole("navigation").elements()).toEqual([]);
});
