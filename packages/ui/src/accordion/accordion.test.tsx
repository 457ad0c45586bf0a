import { afterEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Accordion } from "./accordion.tsx";
import { AccordionItem } from "./accordion-item.tsx";
import { questions } from "./questions.tsx";

const help = (
  <Accordion>
    {questions.map(({ id, question, answer }) => (
      <AccordionItem id={id} key={id} question={question}>
        {answer}
      </AccordionItem>
    ))}
  </Accordion>
);

conforms(help, HTMLDivElement);

afterEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  history.replaceState(null, "", location.pathname + location.search);
});

const item = (id: string) => {
  const found = document.querySelector<HTMLDetailsElement>(`[data-question="${id}"]`);
  if (!found) throw new Error(`No question has the id ${id}.`);
  return found;
};

test("Enter and Space open and close an answer, Tab goes from question to question", async () => {
  const { container } = await render(help);
  const [first, second] = container.querySelectorAll("summary");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard("{Enter}");
  expect(item("report-concern").open).toBe(true);
  await userEvent.keyboard(" ");
  expect(item("report-concern").open).toBe(false);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(second);
});

test("the link is named in the page's own way", async () => {
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

test("Tab moves into an open answer, and several may be open", async () => {
  const { getByRole } = await render(help);
  await userEvent.keyboard("{Tab}{Enter}{Tab}");
  await expect.element(getByRole("link", { name: /How do I report/ })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Enter}");
  expect([item("report-concern").open, item("unblock").open]).toEqual([true, true]);
});

test.each([320, 1280])(
  "a URL fragment opens the answer and scrolls its question to the top, %i px wide",
  async (width) => {
    await page.viewport(width, 600);
    const { container } = await render(
      <>
        {help}
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

// Find in page cannot be automated from a page; it opens details by the same algorithm.
test("a text fragment, as search engines make it, opens the answer", async () => {
  await render(help);
  location.hash = ":~:text=made%20anonymous";
  await expect.poll(() => item("delete-account").open).toBe(true);
});

test("each answer has a link to itself, named for its question", async () => {
  const { getByRole } = await render(help);
  item("unblock").open = true;
  await expect
    .element(getByRole("link", { name: "Link to this answer: Can I unblock someone?" }))
    .toHaveAttribute("href", "#unblock");
});

test("in print all answers are open", async () => {
  await render(help);
  const answer = item("unblock").querySelector("p") ?? document.body;
  expect(answer.checkVisibility()).toBe(false);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(answer.checkVisibility()).toBe(true);
  expect(answer.getBoundingClientRect().height).toBeGreaterThan(10);
});

test("a question is a target of at least 44 px", async () => {
  const { container } = await render(help);
  for (const summary of container.querySelectorAll("summary")) {
    expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
