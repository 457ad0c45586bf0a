import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { recordTexts, renderMarkup, setTextSize } from "../../test/rendering.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";

const field = (props: Partial<PasswordFieldProps> = {}) => (
  <PasswordField autoComplete="new-password" label="New password" name="newPassword" {...props} />
);

const input = () => page.getByLabelText("New password");
const toggle = () => page.getByRole("button");
const announced = () => Array.from(document.querySelectorAll("output"), ({ textContent }) => textContent);

test("sets autocomplete for password managers, and turns off correction and capitalization", async () => {
  await render(field());
  for (const [name, value] of [
    ["type", "password"],
    ["autocomplete", "new-password"],
    ["spellcheck", "false"],
    ["autocapitalize", "off"],
  ] as const)
    await expect.element(input()).toHaveAttribute(name, value);
});

test("Tab reaches the field and its button, which reveals and announces the text", async () => {
  await render(field());
  await userEvent.keyboard("{Tab}mangotree{Tab}");
  await expect.element(toggle()).toHaveFocus();
  await expect.element(toggle()).toHaveAccessibleName("Show New password");
  expect(announced()).toEqual([""]);
  await userEvent.keyboard(" ");
  await expect.element(input()).toHaveAttribute("type", "text");
  await expect.element(toggle()).toHaveAccessibleName("Hide New password");
  expect(announced()).toEqual(["Your password is visible"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(input()).toHaveAttribute("type", "password");
  await expect.element(toggle()).toHaveFocus();
  expect(announced()).toEqual(["Your password is hidden"]);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(input()).toHaveFocus();
  await expect.element(input()).toHaveValue("mangotree");
});

test("hides the text before its form is submitted", async () => {
  const typeSent = vi.fn<(type: string | null) => void>();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        queueMicrotask(() => typeSent(input().element().getAttribute("type")));
      }}
    >
      {field()}
    </form>,
  );
  await toggle().click();
  input().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(input()).toHaveAttribute("type", "password");
  expect(typeSent).toHaveBeenCalledWith("password");
});

test("stays revealed when another form is submitted", async () => {
  await render(
    <>
      {field()}
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Email" />
      </form>
    </>,
  );
  await toggle().click();
  page.getByLabelText("Email").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(input()).toHaveAttribute("type", "text");
});

test("shows the button only after hydration, without layout shift", async () => {
  const { container, hydrate } = renderMarkup(field());
  expect(toggle().query()).toBeNull();
  const { paddingInlineEnd } = getComputedStyle(input().element());
  const before = container.getBoundingClientRect();
  hydrate();
  await expect.element(toggle()).toBeVisible();
  expect(container.getBoundingClientRect()).toEqual(before);
  expect(getComputedStyle(input().element()).paddingInlineEnd).toBe(paddingInlineEnd);
});

test("shows the strength with each key, as a description, and announces it when typing pauses", async () => {
  await render(field({ strength: true, hint: "8 characters or more" }));
  await userEvent.type(input(), "mango");
  await expect
    .element(input())
    .toHaveAccessibleDescription("8 characters or more Too short: use 8 characters or more");
  expect(announced()).not.toContain("Too short: use 8 characters or more");
  await userEvent.type(input(), " tree by the river");
  await expect.element(page.getByText("Strong: don’t use it anywhere else").first()).toBeVisible();
  await expect.poll(announced, { timeout: 3000 }).toContain("Strong: don’t use it anywhere else");
});

test("breaks no word of the strength with text at 200 % in a window 320 px wide", async () => {
  await page.viewport(320, 800);
  setTextSize(200);
  await document.fonts.load("1rem Mulish");
  await render(field({ strength: true, defaultValue: "password1" }));
  const message = page
    .getByText(/^Easy to guess/)
    .first()
    .element();
  expect(brokenWordsIn(message)).toEqual([]);
});

test("replaces the strength with the error", async () => {
  await render(field({ strength: true, defaultValue: "mango", error: "Password must be 8 character" }));
  await expect.element(input()).toHaveAccessibleDescription("Password must be 8 character");
  expect(page.getByText(/^Too short/).query()).toBeNull();
});

/** Returns the words that wrap within. */
function brokenWordsIn(element: Element): string[] {
  const range = document.createRange();
  const { firstChild: text } = element;
  const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
  const broken = words.filter(({ index, 0: word }) => {
    if (!text) return false;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  return broken.map(([word]) => word);
}

const french = {
  show: "Afficher",
  hide: "Masquer",
  shown: "Mot de passe visible",
  hidden: "Mot de passe masqué",
  strength: { short: "Trop court", weak: "Facile à deviner", fair: "Correct", good: "Solide" },
};

test("shows its messages in another language, which can change at any time", async () => {
  const { rerender } = await render(field({ strength: true }));
  await userEvent.type(input(), "mango");
  await toggle().click();
  await rerender(field({ strength: true, messages: french }));
  await expect.element(input()).toHaveAccessibleDescription("Trop court");
  await expect.element(toggle()).toHaveAccessibleName("Masquer New password");
  expect(announced()[0]).toBe("Mot de passe visible");
  await toggle().click();
  await expect.element(toggle()).toHaveAccessibleName("Afficher New password");
  expect(announced()[0]).toBe("Mot de passe masqué");
});

test("announces a translated strength only when the strength changes", async () => {
  const { rerender } = await render(field({ strength: true }));
  await userEvent.type(input(), "mango");
  await expect.poll(announced, { timeout: 3000 }).toContain("Too short: use 8 characters or more");
  await rerender(field({ strength: true, messages: french }));
  await expect.element(input()).toHaveAccessibleDescription("Trop court");
  expect(announced()).toEqual(["", ""]);
  const announcements = recordTexts(...document.querySelectorAll("output"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.type(input(), "!");
  await vi.advanceTimersByTimeAsync(1500);
  expect(announcements).toEqual([]);
  await userEvent.type(input(), " tree by the river");
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(() => announcements).toEqual(["Solide"]);
});
