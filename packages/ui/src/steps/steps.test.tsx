import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { Steps } from "./steps.tsx";

const titles = ["Create A Profile", "Browse Photos", "Start Communicating"];

const steps = (
  <Steps
    steps={titles.map((title) => ({
      title,
      text: "Take your time.",
      illustration: <Couple left={WomanWithBraids} right={ManWithBeard} />,
    }))}
  />
);

conforms(steps, HTMLOListElement);

test("is a numbered list of headings, and hides the drawn numbers from screen readers", async () => {
  const { getByRole } = await render(steps);
  expect(getByRole("listitem").elements()).toHaveLength(3);
  expect(
    getByRole("heading", { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(titles);
  for (const number of ["1", "2", "3"]) {
    expect(
      getByRole("list").getByText(number, { exact: true }).element().closest("[aria-hidden=true]"),
    ).not.toBeNull();
  }
});

test("draws the half discs closer with each step, until they touch", async () => {
  const { container } = await render(steps);
  const gaps = Array.from(container.querySelectorAll("li [aria-hidden] > svg"), (sign) => {
    const [first, second] = Array.from(sign.querySelectorAll("path"), (half) => half.getBoundingClientRect());
    return Math.round((second?.left ?? 0) - (first?.right ?? 0));
  });
  expect(gaps).toHaveLength(3);
  expect(gaps[0]).toBeGreaterThan(gaps[1] ?? 0);
  expect(gaps[1]).toBeGreaterThan(0);
  expect(gaps[2]).toBe(0);
});

test("reserves no space for a missing picture", async () => {
  const { container } = await render(
    <Steps steps={[{ title: "Sign up", text: "Tell us where you post." }]} />,
  );
  expect(container.querySelector("li")?.childElementCount).toBe(1);
});

test.each([
  [320, 1],
  [500, 1],
  [768, 3],
  [1280, 3],
])("in a window %i px wide, has %i columns", async (width, columns) => {
  await page.viewport(width, 800);
  const { getByRole } = await render(steps);
  const lefts = getByRole("listitem")
    .elements()
    .map((item) => item.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(columns);
});
