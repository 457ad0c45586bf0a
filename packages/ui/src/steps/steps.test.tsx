import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { textsOf } from "../../test/rendering.ts";
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

test("is a numbered list of headings, and hides the drawn numbers from screen readers", async () => {
  const { getByRole } = await render(steps);
  expect(getByRole("listitem").elements()).toHaveLength(3);
  expect(textsOf(getByRole("heading", { level: 3 }))).toEqual(titles);
  for (const number of ["1", "2", "3"]) {
    expect(
      getByRole("list").getByText(number, { exact: true }).element().closest("[aria-hidden=true]"),
    ).not.toBeNull();
  }
});

test("reserves no space for a missing picture", async () => {
  const { container } = await render(
    <Steps steps={[{ title: "Sign up", text: "Tell us where you post." }]} />,
  );
  expect(container.querySelector("li")?.childElementCount).toBe(1);
});
