import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { TextArea, type TextAreaProps } from "./text-area.tsx";

const area = (props: Partial<TextAreaProps> = {}) => (
  <TextArea label="Message" limit={20} name="description" {...props} />
);
const shown = () => document.getElementById("description-count")?.textContent;
const announced = () => document.querySelector("output")?.textContent;

/** Advances the fake time by 1 ms and lets React render. Returns the announcement. */
async function aMomentLater(): Promise<string | undefined> {
  await vi.advanceTimersByTimeAsync(1);
  return announced();
}

test("shows the limit, as part of its description, without JavaScript", async () => {
  const html = renderToString(<TextArea label="Message" limit={5000} name="description" />);
  expect(html).toContain('aria-describedby="description-count"');
  // Where there is a document, as in this test, the digits are grouped after the first render.
  expect(html).toMatch(/About 5,?000 characters/);
});

test("shows the mark of a required field outside the label's text and the name", async () => {
  const { getByText, getByRole } = await render(
    <TextArea label="Message" requiredMark name="description" required />,
  );
  expect(getByText("Message", { exact: true }).element().parentElement?.innerText).toBe("Message\u00A0*");
  await expect.element(getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
});

test("shows the count at once and announces it after a second without typing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { getByRole } = await render(area());
  await userEvent.type(getByRole("textbox"), "1234567890123456");
  expect(shown()).toBe("You have 4 characters left");
  await vi.advanceTimersByTimeAsync(999);
  expect(announced()).toBe("");
  await expect.poll(aMomentLater).toBe("You have 4 characters left");
});

test("shows and announces the given messages", async () => {
  const left = { one: "Herufi {count} imebaki", other: "Herufi {count} zimebaki" };
  const over = { one: "Herufi {count} zaidi", other: "Herufi {count} zaidi" };
  const messages = { language: "sw", upTo: left, left, over };
  const { getByRole } = await render(area({ countMessages: messages }));
  expect(shown()).toBe("Herufi 20 zimebaki");
  await getByRole("textbox").fill("1234567890123456789");
  expect(shown()).toBe("Herufi 1 imebaki");
  await expect.poll(announced, { timeout: 45_000 }).toBe("Herufi 1 imebaki");
});

test("does not truncate text above the limit", async () => {
  const { getByRole } = await render(area());
  await getByRole("textbox").fill("1234567890123456789012345");
  await expect.element(getByRole("textbox")).toHaveValue("1234567890123456789012345");
  expect(shown()).toBe("You’re 5 characters over the 20 we suggest");
});

test("counts a value that the form sets", async () => {
  const onChange = vi.fn<() => void>();
  const { rerender } = await render(area({ onChange, value: "" }));
  await rerender(area({ onChange, value: "1234567890123456" }));
  await expect.poll(shown).toBe("You have 4 characters left");
});

test("counts again when the form is reset", async () => {
  const { getByRole } = await render(
    <form>
      {area({ defaultValue: "1234567890123456789" })}
      <button type="reset">Reset</button>
    </form>,
  );
  await getByRole("textbox").fill("");
  expect(shown()).toBe("About 20 characters");
  await getByRole("button").click();
  await expect.poll(shown).toBe("You have 1 character left");
});
