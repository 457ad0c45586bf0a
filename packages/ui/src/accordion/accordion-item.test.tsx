import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AccordionItem } from "./accordion-item.tsx";

test.each([2, 3, 4] as const)("renders its question as a heading of level %i", async (level) => {
  const { getByRole } = await render(
    <AccordionItem id="log-out" level={level} question="Am I hidden when I log out?">
      No.
    </AccordionItem>,
  );
  await expect.element(getByRole("heading", { level })).toHaveTextContent("Am I hidden when I log out?");
});

test("exposes its id as data-question, for scripts", async () => {
  const { container } = await render(
    <AccordionItem data-topic="account" id="log-out" open question="Am I hidden when I log out?">
      No.
    </AccordionItem>,
  );
  expect(container.querySelector('[data-topic="account"][data-question="log-out"][open]')).not.toBeNull();
});
