import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { setTextSize, textsOf } from "../../test/rendering.ts";
import { Hotlines } from "./hotlines.tsx";

const hotlines = (
  <Hotlines
    emergency={{ title: "In danger?", numbers: [{ country: "Nigeria", phone: "112" }] }}
    headingLevel={2}
    lines={[
      {
        country: "United States",
        name: "Human Trafficking Hotline",
        phone: "1-888-373-7888",
        sms: "233733",
        checkedOn: "2026-03-14",
        source: "freewaync.org",
      },
      {
        country: "Kenya",
        name: "GBV hotline",
        phone: "1195",
        checkedOn: "2026-01-02",
        source: "nation.africa",
      },
    ]}
  />
);

test("shows the local emergency number as the first link", async () => {
  const { getByRole } = await render(hotlines);
  const links = getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:112",
    "tel:18883737888",
    "sms:233733",
    "tel:1195",
  ]);
  await expect.element(getByRole("note")).toContainElement(links[0] ?? null);
});

test("shows two emergency numbers of a country and two lines of the same name", async () => {
  const line = { country: "Ghana", name: "Helpline", checkedOn: "2026-03-14", source: "example.org" };
  const { getByRole } = await render(
    <Hotlines
      emergency={{
        title: "In danger?",
        numbers: [
          { country: "Nigeria", phone: "112" },
          { country: "Nigeria", phone: "767" },
        ],
      }}
      lines={[
        { ...line, phone: "0800 800 800" },
        { ...line, phone: "0800 900 900" },
        { ...line, sms: "8020" },
      ]}
    />,
  );
  expect(getByRole("link").elements()).toHaveLength(5);
});

test("has a heading of the given level per country", async () => {
  const { getByRole } = await render(hotlines);
  expect(textsOf(getByRole("heading", { level: 2 }))).toEqual(["United States", "Kenya"]);
});

test("shows the source and its date, which is machine-readable", async () => {
  const { getByText } = await render(hotlines);
  await expect
    .element(getByText("March 14, 2026", { exact: true }))
    .toHaveAttribute("datetime", "2026-03-14");
  await expect.element(getByText("Source: freewaync.org, looked up on March 14, 2026.")).toBeVisible();
});

test.each([
  { size: 100, lines: 1 },
  { size: 200, lines: 2 },
])(
  "shows large targets with text of $size percent, not smaller than the text, in a window 320 px wide",
  async ({ size, lines }) => {
    await page.viewport(320, 800);
    setTextSize(size);
    const { getByRole, getByText } = await render(hotlines);
    const link = getByRole("link", { name: "Call 1-888-373-7888" }).element();
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const number = getByText("1-888-373-7888").element();
    expect(number.getClientRects()).toHaveLength(lines);
    expect(sizeOf(number)).toBeGreaterThanOrEqual(sizeOf(link));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
