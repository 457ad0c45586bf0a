import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ButtonLink } from "../button/button.tsx";
import { CallToAction } from "./call-to-action.tsx";

const closing = (
  <CallToAction
    actions={<ButtonLink href="/download">Get the app</ButtonLink>}
    heading="Find something real"
    lead="You are welcome."
  />
);

test("is a region named by its heading", async () => {
  const { getByRole } = await render(closing);
  const region = getByRole("region", { name: "Find something real" });
  await expect.element(region.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(region.getByRole("link", { name: "Get the app" })).toBeVisible();
});

test("has no fixed ids, including those of the pattern", async () => {
  const { container } = await render(
    <>
      {closing}
      <CallToAction heading="Earn with us" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
