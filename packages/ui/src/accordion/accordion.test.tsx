import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../test/rendering.ts";
import { AccordionItem } from "./accordion.tsx";
import * as stories from "./accordion.stories.tsx";

const { Default: Help } = composeStories(stories);

const item = (id: string) => {
  const found = document.querySelector<HTMLDetailsElement>(`[data-question="${id}"]`);
  if (!found) throw new Error(`No question has the id ${id}.`);
  return found;
};

test("uses the given name for links to answers", async () => {
  const name = "{label}\u00A0: {question}";
  const { getByRole } = await render(
    <AccordionItem
      id="log-out"
      linkLabel="Lien vers cette réponse"
      linkName={name}
      open
      question="Et après ?"
    >
      Rien.
    </AccordionItem>,
  );
  const link = getByRole("link").element();
  expect(link.getAttribute("aria-label")).toBe("Lien vers cette réponse\u00A0: Et après ?");
});

test("tabs to the link of an open answer, named after its question, and leaves other answers open", async () => {
  const { getByRole } = await render(<Help />);
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  const link = getByRole("link", { name: "Link to this answer: How do I report someone?" });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute("href", "#report-concern");
  await userEvent.keyboard("{Tab}{Enter}");
  expect([item("report-concern").open, item("unblock").open]).toEqual([true, true]);
});

test.each([320, 1280])(
  "opens the answer of a URL fragment and scrolls to its question, %i px wide",
  async (width) => {
    await page.viewport(width, 600);
    const { container } = await render(
      <>
        <Help />
        <div className="below" />
      </>,
    );
    container.querySelector<HTMLElement>(".below")?.style.setProperty("block-size", "200vb");
    location.hash = "delete-account";
    await expect.poll(() => item("delete-account").open).toBe(true);
    const question = item("delete-account").querySelector("summary");
    await expect.poll(() => question?.getBoundingClientRect().top).toBeCloseTo(32, 0);
    expect(getComputedStyle(item("delete-account"), "::before").borderInlineStartWidth).toBe("4px");
    expect(getComputedStyle(item("unblock"), "::before").content).toBe("none");
    expect(item("unblock").open).toBe(false);
  },
);

// Find in page cannot be automated from a page. It opens details by the same algorithm.
test("opens an answer for a text fragment of a search engine", async () => {
  await render(<Help />);
  location.hash = ":~:text=made%20anonymous";
  await expect.poll(() => item("delete-account").open).toBe(true);
});

test("prints all answers", async () => {
  await render(<Help />);
  const answer = item("unblock").querySelector("p") ?? document.body;
  expect(answer.checkVisibility()).toBe(false);
  await emulateMedia("print");
  expect(answer.checkVisibility()).toBe(true);
  expect(answer.getBoundingClientRect().height).toBeGreaterThan(10);
});

test.each([2, 3, 4] as const)("renders its question as a heading of level %i", async (level) => {
  const { getByRole } = await render(
    <AccordionItem id="log-out" level={level} question="Am I hidden when I log out?">
      No.
    </AccordionItem>,
  );
  await expect.element(getByRole("heading", { level })).toHaveTextContent("Am I hidden when I log out?");
});
