import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { conforms } from "../../test/conforms.tsx";
import { TextArea } from "./text-area.tsx";

conforms(
  <TextArea error="Description is required" label="Message" limit={20} name="description" />,
  HTMLTextAreaElement,
);

const shown = () => document.getElementById("description-count")?.textContent;
const spoken = () => document.querySelector("output")?.textContent;

/** Advances the time in steps, with renders in between. */
async function aMomentLater(): Promise<string | undefined> {
  await vi.advanceTimersByTimeAsync(1);
  return spoken();
}

test("without JavaScript it shows the limit, as part of its description", async () => {
  const html = renderToString(<TextArea label="Message" limit={5000} name="description" />);
  expect(html).toContain('aria-describedby="description-count"');
  expect(html).toContain("About 5,000 characters");
});

test("the mark of a required field is shown, and is not of its label's text or name", async () => {
  const { getByText, getByRole } = await render(
    <TextArea label="Message" marked name="description" required />,
  );
  expect(getByText("Message", { exact: true }).element().parentElement?.innerText).toBe("Message\u00A0*");
  await expect.element(getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
});

test("the count is shown immediately, and announced after a second without typing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { getByRole } = await render(<TextArea label="Message" limit={20} name="description" />);
  await userEvent.type(getByRole("textbox"), "1234567890123456");
  expect(shown()).toBe("You have 4 characters left");
  await vi.advanceTimersByTimeAsync(999);
  expect(spoken()).toBe("");
  await expect.poll(aMomentLater).toBe("You have 4 characters left");
});

test("it counts in the words that it is given, as they are shown and announced", async () => {
  const left = { one: "Herufi {count} imebaki", other: "Herufi {count} zimebaki" };
  const over = { one: "Herufi {count} zaidi", other: "Herufi {count} zaidi" };
  const words = { language: "sw", upTo: left, left, over };
  const { getByRole } = await render(
    <TextArea countWords={words} label="Maelezo" limit={20} name="description" />,
  );
  expect(shown()).toBe("Herufi 20 zimebaki");
  await getByRole("textbox").fill("1234567890123456789");
  expect(shown()).toBe("Herufi 1 imebaki");
  await expect.poll(spoken, { timeout: 5000 }).toBe("Herufi 1 imebaki");
});

test("nothing is truncated above the limit", async () => {
  const { getByRole } = await render(<TextArea label="Message" limit={20} name="description" />);
  await getByRole("textbox").fill("1234567890123456789012345");
  await expect.element(getByRole("textbox")).toHaveValue("1234567890123456789012345");
  expect(shown()).toBe("You’re 5 characters over the 20 we suggest");
});

test("the count follows a value that the form sets", async () => {
  const { rerender } = await render(
    <TextArea label="Message" limit={20} name="description" onChange={vi.fn<() => void>()} value="" />,
  );
  await rerender(
    <TextArea
      label="Message"
      limit={20}
      name="description"
      onChange={vi.fn<() => void>()}
      value="1234567890123456"
    />,
  );
  await expect.poll(shown).toBe("You have 4 characters left");
});

test("a controlled form is notified of each letter, because the count never renders before it", async () => {
  const { getByRole } = await render(<ControlledTextArea />);
  await userEvent.type(getByRole("textbox"), "1234567890123456");
  await expect.element(getByRole("textbox")).toHaveValue("1234567890123456");
  expect(shown()).toBe("You have 4 characters left");
});

test("the count follows a reset of the form", async () => {
  const { getByRole } = await render(
    <form>
      <TextArea defaultValue="1234567890123456789" label="Message" limit={20} name="description" />
      <button type="reset">Reset</button>
    </form>,
  );
  await getByRole("textbox").fill("");
  expect(shown()).toBe("About 20 characters");
  await getByRole("button").click();
  await expect.poll(shown).toBe("You have 1 character left");
});

// https://github.com/react/react/issues/26974
test("text typed before hydration is counted", async () => {
  const container = document.createElement("div");
  const field = <TextArea label="Message" limit={20} name="description" />;
  container.innerHTML = renderToString(field);
  document.body.append(container);
  const textarea = container.querySelector("textarea");
  if (textarea) textarea.value = "1234567890123456";
  hydrateRoot(container, field);
  await expect.poll(shown).toBe("You have 4 characters left");
});

function ControlledTextArea() {
  const [value, setValue] = useState("");
  return (
    <TextArea
      label="Message"
      limit={20}
      name="description"
      onChange={(event) => setValue(event.currentTarget.value)}
      value={value}
    />
  );
}
