import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { englishMessages } from "../text-area/count-message.ts";
import { TextArea } from "../text-area/text-area.tsx";
import { ToastProvider } from "../toast/toast-provider.tsx";
import { useToast } from "../toast/use-toast.ts";

const message = "something went wrong";
const fail = () => {
  throw new Error("broken");
};

function Form({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  return (
    <>
      <TextArea label="Description" limit={20} name="description" />
      <Button onClick={() => toast.error(message, { onClose })}>Send</Button>
    </>
  );
}

/** Expects that React has reported an error, and no other message. */
function expectReport(error: string): void {
  const messages = vi.spyOn(console, "error").mock.calls.splice(0).map(String);
  expect(messages).toEqual([expect.stringContaining(error)]);
}

test.each([
  ["the region", () => vi.spyOn(CSS, "supports").mockImplementation(fail)],
  ["a toast", () => vi.spyOn(document, "hidden", "get").mockImplementation(fail)],
  ["the move to the newest toast", () => vi.spyOn(Element.prototype, "scrollBy").mockImplementation(fail)],
])("keeps the app and its input if %s throws, and tells the caller at once, each time", async (_, spoil) => {
  const onClose = vi.fn<() => void>();
  const broken = spoil();
  await render(
    <ToastProvider>
      <Form onClose={onClose} />
    </ToastProvider>,
  );
  const description = page.getByLabelText("Description");
  await description.fill("Hello");
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onClose).toHaveBeenCalledTimes(times);
  }
  broken.mockRestore();
  await expect.element(description).toHaveValue("Hello");
  expect(document.querySelector("[id^=toast-]")).toBeNull();
  expectReport("Error: broken");
});

test("keeps a text area whose counter throws", async () => {
  const countMessages = { ...englishMessages, language: "no language" };
  await render(<TextArea countMessages={countMessages} label="Description" limit={20} name="description" />);
  const description = page.getByLabelText("Description");
  await description.fill("Hello");
  await expect.element(description).toHaveValue("Hello");
  expectReport("RangeError: ");
});
