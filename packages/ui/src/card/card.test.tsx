import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { setTextSize } from "../../test/rendering.ts";
import { Card } from "./card.tsx";

const card = (
  <Card href="#safety" title="Dating safety">
    <p>From the first chat to the first meeting.</p>
  </Card>
);

test("follows its link, named by the title, on a click anywhere", async () => {
  const { getByRole, getByText } = await render(card);
  expect(getByRole("link").elements()).toHaveLength(1);
  await expect.element(getByRole("link", { name: "Dating safety" })).toBeVisible();
  await userEvent.click(getByText("From the first chat to the first meeting."), { force: true });
  expect(location.hash).toBe("#safety");
});

test("shows the focus ring around the whole card", async () => {
  const { getByRole } = await render(card);
  await userEvent.keyboard("{Tab}");
  await expect.element(getByRole("link")).toHaveFocus();
  const ring = getComputedStyle(getByRole("link").element(), "::after");
  expect([ring.outlineStyle, ring.inset]).toEqual(["solid", "0px"]);
});

test("is not clickable without a link", async () => {
  const { getByRole } = await render(<Card title="Block someone" />);
  expect(getByRole("link").elements()).toEqual([]);
  await expect.element(getByRole("heading", { level: 3, name: "Block someone" })).toBeVisible();
});

test("gives its text three quarters of the width with text at 200 % in a window 320 px wide", async () => {
  await page.viewport(320, 800);
  setTextSize(200);
  const { getByRole } = await render(card);
  expect(getByRole("paragraph").element().getBoundingClientRect().width).toBeGreaterThan((320 * 3) / 4);
});
