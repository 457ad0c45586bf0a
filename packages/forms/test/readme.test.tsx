import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useContactForm } from "../examples/use-contact-form.ts";

type Send = Parameters<typeof useContactForm>[0];

function PlainForm({ send }: { send: Send }) {
  const { errors, state, onSubmit } = useContactForm(send);
  return (
    <form onSubmit={onSubmit}>
      <input name="topic" aria-label="Topic" />
      <input name="email" aria-label="Email" />
      <textarea name="description" aria-label="Description" />
      <button>Send</button>
      <output>{Object.values(errors).join(", ") || state.status}</output>
    </form>
  );
}

test("the README's example shows what is missing, then sends what is right", async () => {
  const sent: unknown[] = [];
  const screen = await render(<PlainForm send={async (values) => sent.push(values)} />);
  const output = screen.getByRole("status");

  await screen.getByLabelText("Email").fill(" ada@example.com ");
  await screen.getByRole("button").click();
  await expect.element(output).toHaveTextContent("Topic is required, Description is required");

  await screen.getByLabelText("Topic").fill("Help / Support");
  await screen.getByLabelText("Description").fill("Hello");
  await screen.getByRole("button").click();
  await expect.element(output).toHaveTextContent("succeeded");
  expect(sent).toStrictEqual([{ topic: "Help / Support", email: "ada@example.com", description: "Hello" }]);
});
