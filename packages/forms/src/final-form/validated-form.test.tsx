import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { contactForm } from "../index.ts";
import { bindForm } from "./index.ts";

const right = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

test("an onSubmit that throws or rejects is reported, and may be tried again", async () => {
  const { ValidatedForm: AForm } = bindForm(contactForm);
  const reported: unknown[] = [];
  const report = vi.spyOn(globalThis, "reportError").mockImplementation((error) => void reported.push(error));
  onTestFinished(() => report.mockRestore());
  const onSubmit = vi
    .fn<() => Promise<void>>()
    .mockImplementationOnce(() => {
      throw new Error("Thrown");
    })
    .mockRejectedValueOnce(new Error("Rejected"));
  const screen = await render(
    <AForm initial={right} onSubmit={onSubmit}>
      <button>Send</button>
    </AForm>,
  );
  await screen.getByRole("button").click();
  await screen.getByRole("button").click();
  await expect.poll(() => reported).toStrictEqual([new Error("Thrown"), new Error("Rejected")]);
});
