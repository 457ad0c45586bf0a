import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Section } from "./section.tsx";

const section = (
  <Section heading="How It Works" id="how-it-works" lead="Three steps.">
    <p>Create A Profile</p>
  </Section>
);

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
