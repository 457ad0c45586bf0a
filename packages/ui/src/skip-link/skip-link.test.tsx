import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { SkipLink } from "./skip-link.tsx";

const links = (
  <>
    <SkipLink />
    <SkipLink href="#help">Skip to the help that is offered in every country we know of</SkipLink>
    <main id="main" tabIndex={-1}>
      Security
    </main>
  </>
);

test("is visible only while focused, one at a time", async () => {
  const { getByRole } = await render(links);
  const [first, second] = getByRole("link").elements();
  for (const link of [first, second]) {
    expect(link?.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(link);
    expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  }
  expect(first?.getBoundingClientRect().bottom).toBeLessThan(0);
});

test("wraps long words in a window 320 px wide", async () => {
  await page.viewport(320, 800);
  const { getByRole } = await render(links);
  await userEvent.keyboard("{Tab}{Tab}");
  expect(getByRole("link").elements()[1]?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
