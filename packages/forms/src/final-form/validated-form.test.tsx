import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { contactForm } from "../site/index.ts";
import { bindForm } from "./index.ts";

const { ValidatedForm, Field } = bindForm(contactForm);
const right = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

test("an onSubmit that throws or rejects is reported, and may be retried", async () => {
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
    <ValidatedForm initialValues={right} onSubmit={onSubmit}>
      <button>Send</button>
    </ValidatedForm>,
  );
  await screen.getByRole("button").click();
  await screen.getByRole("button").click();
  await expect.poll(() => reported).toStrictEqual([new Error("Thrown"), new Error("Rejected")]);
});

// React sets the method itself for an action that is a function, and warns about a form that sets it too.
test("a form whose action is a function submits by it until hydration", async () => {
  const screen = await render(
    <ValidatedForm action={async () => undefined} aria-label="Contact" onSubmit={() => undefined}>
      <button>Send</button>
    </ValidatedForm>,
  );
  await expect.element(screen.getByRole("form")).not.toHaveAttribute("method", "post");
});

const inWords = (copy?: typeof contactForm.copy) => (
  <ValidatedForm
    copy={copy}
    initialValues={{ ...right, description: "" }}
    noValidate
    onSubmit={() => undefined}
  >
    <Field name="email" />
    <button>{(copy ?? contactForm.copy).send}</button>
  </ValidatedForm>
);

test("a form that changes its words keeps what is typed, and says its errors in the new ones", async () => {
  const { email = "", required = "" } = contactForm.copy.errors.email;
  const french = "Cette adresse n’est pas valide";
  const frenchCopy = {
    ...contactForm.copy,
    fields: { ...contactForm.copy.fields, email: { label: "E-mail" } },
    errors: { ...contactForm.copy.errors, email: { ...contactForm.copy.errors.email, email: french } },
  };
  const screen = await render(inWords());
  await screen.getByLabelText("Email").fill("ada@");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText(email)).toBeVisible();
  await screen.rerender(inWords(frenchCopy));
  await expect.element(screen.getByText(french)).toBeVisible();
  await expect.element(screen.getByLabelText("E-mail")).toHaveValue("ada@");
  await screen.getByLabelText("E-mail").fill("ada@example.com");
  expect(screen.getByText(french).query()).toBeNull();
  await screen.rerender(inWords());
  await screen.getByLabelText("Email").fill("");
  await expect.element(screen.getByText(required)).toBeVisible();
});
