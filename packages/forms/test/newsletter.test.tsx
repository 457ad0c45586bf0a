import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { NewsletterForm } from "../examples/newsletter.tsx";

test("the README's form of one's own shows what is missing, then sends what is right", async () => {
  const send = vi.fn<(values: object) => Promise<void>>(async () => {});
  const screen = await render(<NewsletterForm send={send} />);

  await screen.getByLabelText("Email").fill(" ada@example.com ");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Name is required")).toBeVisible();
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();

  await screen.getByLabelText("Name").fill("Ada");
  await screen.getByLabelText("Topic").selectOptions("Events");
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("You are subscribed.");
  expect(send.mock.calls.map(([values]) => values)).toStrictEqual([
    { email: "ada@example.com", name: "Ada", topic: "Events" },
  ]);
});
