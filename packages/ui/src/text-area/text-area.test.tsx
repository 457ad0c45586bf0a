import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { TextArea } from "./text-area.tsx";

conforms(
  <TextArea error="Description is required" label="Message" limit={20} name="description" />,
  HTMLTextAreaElement,
);

const shown = () => document.getElementById("description-count")?.textContent;
const spoken = () => document.querySelector("output")?.textContent;

test("without a script it says how much fits, as part of its description", async () => {
  const html = renderToString(<TextArea label="Message" limit={5000} name="description" />);
  expect(html).toContain('aria-describedby="description-count"');
  expect(html).toContain("Up to 5,000 characters");
});

test("the count shows at once and is spoken when typing rests", async () => {
  const { getByRole } = await render(<TextArea label="Message" limit={20} name="description" />);
  await getByRole("textbox").fill("1234567890123456");
  expect(shown()).toBe("You have 4 characters left");
  await expect.poll(spoken, { timeout: 3000 }).toBe("You have 4 characters left");
});

test("nothing is cut off above the limit", async () => {
  const { getByRole } = await render(<TextArea label="Message" limit={20} name="description" />);
  await getByRole("textbox").fill("1234567890123456789012345");
  await expect.element(getByRole("textbox")).toHaveValue("1234567890123456789012345");
  expect(shown()).toBe("You are 5 characters over the 20 that we suggest");
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

test("a form that holds the value hears of each letter, for the count never renders before it", async () => {
  const { getByRole } = await render(<ControlledTextArea />);
  await getByRole("textbox").fill("1234567890123456");
  await expect.element(getByRole("textbox")).toHaveValue("1234567890123456");
});

// https://github.com/react/react/issues/26974
test("text that was typed before hydration is counted", async () => {
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
