import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Section } from "./section.tsx";

const section = (
  <Section heading="How It Works" id="how-it-works" lead="Three steps.">
    <p>Create A Profile</p>
  </Section>
);

conforms(section, HTMLElement);

test("is named by its heading, whose id derives from its own", async () => {
  const { getByRole } = await render(section);
  await expect.element(getByRole("region", { name: "How It Works" })).toHaveAttribute("id", "how-it-works");
  await expect
    .element(getByRole("heading", { level: 2, name: "How It Works" }))
    .toHaveAttribute("id", "how-it-works-heading");
});

test("is not a region and references no id without an id", async () => {
  const { container } = await render(<Section heading="How It Works">Three steps</Section>);
  expect(container.querySelector("[aria-labelledby], [id]")).toBeNull();
});

test("renders its heading as the main one at the top of a page", async () => {
  const { getByRole } = await render(<Section heading="Contact Us" level={1} />);
  await expect.element(getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
});

test.each([
  [500, "stack", "below"],
  [500, "split", "below"],
  [768, "stack", "below"],
  [768, "split", "beside"],
] as const)("in a window %i px wide, %s puts the children %s the heading", async (width, layout, place) => {
  await page.viewport(width, 800);
  const { getByRole, getByText } = await render(
    <Section heading="Safety" layout={layout}>
      <p>Report a person</p>
    </Section>,
  );
  const heading = getByRole("heading").element().getBoundingClientRect();
  const text = getByText("Report a person").element().getBoundingClientRect();
  expect(text.left > heading.right ? "beside" : text.top >= heading.bottom && "below").toBe(place);
});

test.each([
  [500, "below"],
  [768, "beside"],
] as const)("in a window %i px wide, puts the aside %s the children", async (width, place) => {
  await page.viewport(width, 800);
  const { getByText } = await render(
    <Section aside={<p>We reply within a day</p>} heading="Contact Us" layout="split">
      <p>Your message</p>
    </Section>,
  );
  const [children, aside] = ["Your message", "We reply within a day"].map((text) =>
    getByText(text).element().getBoundingClientRect(),
  );
  expect((aside?.right ?? 0) < (children?.left ?? 0) ? "beside" : "below").toBe(place);
  expect(aside?.top).toBeGreaterThanOrEqual(children?.bottom ?? 0);
});

test("shares one gap with a section of the same background, and keeps both gaps for different ones", async () => {
  const { container } = await render(
    <>
      <Section>One</Section>
      <Section>Two</Section>
      <Section surface="card">Three</Section>
    </>,
  );
  const [one, two, three] = Array.from(
    container.children,
    (part) => getComputedStyle(part).paddingBlockStart,
  );
  expect(two).toBe("0px");
  expect(one).not.toBe("0px");
  expect(three).toBe(one);
});

test("uses the dark roles on indigo", async () => {
  const { container } = await render(<Section surface="indigo">Grow your business</Section>);
  expect(container.firstElementChild?.getAttribute("data-surface")).toBe("indigo");
});
