import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { setTextSize } from "../../test/rendering.ts";
import { QuickExit, QuickExitSkipLink } from "./quick-exit.tsx";
import { startQuickExit } from "./start-quick-exit.ts";

// A fragment instead of another site, which would unload the test.
const safety = (
  <>
    <QuickExitSkipLink href="#weather" />
    <h1>Dating safety</h1>
    <QuickExit href="#weather" ref={startQuickExit} />
  </>
);

const twoMore = "Shift. Press 2 more times to leave this site.";
const hasLeft = () => location.hash === "#weather" && document.documentElement.hidden;

beforeEach(() => {
  const { title } = document;
  return () => void (document.title = title);
});

afterEach(() => void vi.useRealTimers());

test("renders plain links that send no referrer, without JavaScript", async () => {
  const { container } = await render(
    <>
      <QuickExitSkipLink href="https://www.weather.com" />
      <QuickExit href="https://www.weather.com" />
    </>,
  );
  const links = Array.from(container.querySelectorAll("a"), ({ href, rel }) => [href, rel]);
  const link = ["https://www.weather.com/", "nofollow noreferrer"];
  expect(links).toEqual([link, link]);
});

test("covers the page at once on click and replaces it in the history", async () => {
  const { getByRole } = await render(safety);
  const before = history.length;
  getByRole("link", { name: "Leave this site" })
    .elements()[1]
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(hasLeft()).toBe(true);
  expect(document.title).toBe("Loading…");
  expect(history.length).toBe(before);
});

test("leaves from the first tab stop, too", async () => {
  await render(safety);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(hasLeft).toBe(true);
});

test("leaves on three presses of Shift, and announces how many remain", async () => {
  const { getByRole } = await render(safety);
  await userEvent.keyboard("{Shift}");
  await expect.element(getByRole("status")).toHaveTextContent(twoMore);
  await userEvent.keyboard("{Shift}");
  await expect.element(getByRole("status")).toHaveTextContent("Shift. Press 1 more time to leave this site.");
  expect(hasLeft()).toBe(false);
  await userEvent.keyboard("{Shift}");
  await expect.poll(hasLeft).toBe(true);
});

test.each([
  ["another key", () => userEvent.keyboard("m")],
  ["a click", () => userEvent.click(document.body)],
])("resets the count on %s", async (_name, interrupt) => {
  const { getByRole } = await render(safety);
  await userEvent.keyboard("{Shift}{Shift}");
  await interrupt();
  await expect.element(getByRole("status")).toBeEmptyDOMElement();
  await userEvent.keyboard("{Shift}");
  await expect.element(getByRole("status")).toHaveTextContent(twoMore);
  expect(hasLeft()).toBe(false);
});

test("counts holding Shift once and ignores Esc", async () => {
  const { getByRole } = await render(safety);
  for (const repeat of [false, true, true]) {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", repeat }));
  }
  await expect.element(getByRole("status")).toHaveTextContent(twoMore);
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  expect(hasLeft()).toBe(false);
});

test("announces after five seconds that the count is reset", async () => {
  const { getByRole, container } = await render(safety);
  const status = getByRole("status").element();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  vi.advanceTimersByTime(4999);
  expect(status.textContent).toBe(twoMore);
  vi.advanceTimersByTime(1);
  expect(status.textContent).toBe("You’re still on this site.");
  expect(container.querySelector("[data-presses]")?.getAttribute("data-presses")).toBe("0");
});

test("ignores Shift after it is unmounted", async () => {
  const { unmount } = await render(safety);
  await unmount();
  await userEvent.keyboard("{Shift}{Shift}{Shift}");
  expect(hasLeft()).toBe(false);
});

// The first is a window at 400 % zoom.
test.each([
  { height: 256, text: 100 },
  { height: 480, text: 200 },
])(
  "does not cover the focused element in a window 320 by $height px, with text at $text %",
  async ({ height, text }) => {
    await page.viewport(320, height);
    setTextSize(text);
    const { getByRole } = await render(
      <div>
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>
            Meet in a public place. <a href={`#${at}`}>Where?</a>
          </p>
        ))}
        <QuickExit href="#weather" />
      </div>,
    );
    const bar = getByRole("link", { name: "Leave this site" }).element().parentElement;
    for (const link of getByRole("link", { name: "Where?" }).elements()) {
      if (link instanceof HTMLElement) link.focus();
      const { top = 0, bottom } = bar?.getBoundingClientRect() ?? {};
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      expect(bottom).toBe(height);
    }
  },
);
