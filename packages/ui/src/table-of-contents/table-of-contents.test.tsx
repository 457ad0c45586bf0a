import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../test/rendering.ts";
import { TableOfContents } from "./table-of-contents.tsx";

const contents = (
  <TableOfContents
    items={[
      { id: "agreeing", label: "1. Agreeing to these terms" },
      { id: "account", label: "3. Your account", items: [{ id: "sharing", label: "3.1 Sharing" }] },
    ]}
  />
);

test("expands by keyboard in a small window", async () => {
  await page.viewport(500, 800);
  const { getByRole, getByText } = await render(contents);
  expect(getByText("1. Agreeing to these terms").element().checkVisibility()).toBe(false);
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  await expect.element(getByRole("link", { name: "1. Agreeing to these terms" })).toHaveFocus();
});

test("shows all links in a large window, without a button to expand", async () => {
  await page.viewport(1280, 800);
  const { getByRole, container } = await render(contents);
  await expect.element(getByRole("link", { name: "3.1 Sharing" })).toBeVisible();
  expect(container.querySelector("summary")?.checkVisibility()).toBe(false);
  await userEvent.keyboard("{Tab}");
  await expect.element(getByRole("link", { name: "1. Agreeing to these terms" })).toHaveFocus();
});

test("fades the lower edge if it scrolls, and shows the last link above it on focus", async () => {
  await page.viewport(1280, 300);
  const items = Array.from({ length: 16 }, (_, index) => ({ id: `s${index}`, label: `Section ${index}` }));
  const { getByRole } = await render(<TableOfContents items={items} />);
  const nav = getByRole("navigation").element();
  expect(getComputedStyle(nav).maskImage).toContain("linear-gradient");
  await userEvent.keyboard("{Tab}".repeat(items.length));
  const last = getByRole("link", { name: "Section 15" });
  await expect.element(last).toHaveFocus();
  expect(nav.getBoundingClientRect().bottom - last.element().getBoundingClientRect().bottom).toBeGreaterThan(
    31,
  );
});

test("marks the language of its links", async () => {
  const items = [{ id: "agreeing", label: "1. Agreeing" }];
  const { getByRole } = await render(<TableOfContents items={items} itemsLang="en" label="Sommaire" open />);
  await expect.element(getByRole("navigation", { name: "Sommaire" })).not.toHaveAttribute("lang");
  await expect.element(getByRole("list")).toHaveAttribute("lang", "en");
});

test("is not printed", async () => {
  const { container } = await render(contents);
  await emulateMedia("print");
  expect(container.querySelector("nav")?.checkVisibility()).toBe(false);
});
