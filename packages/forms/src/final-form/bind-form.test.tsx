import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useForm } from "react-final-form";
import { createDraft, honeypotName, type ReplyOf } from "../index.ts";
import { contactForm, partnershipForm, type ContactValues } from "../site/index.ts";
import { useDraft } from "../react/index.ts";
import { bindForm, useErrorSummary, type BoundFormProps } from "./index.ts";

const { Form, ValidatedForm, Field } = bindForm(contactForm);

type Props = Omit<BoundFormProps<ContactValues, string>, "children" | "send"> & {
  send?: (values: ContactValues) => Promise<string>;
  extra?: ReactNode;
};

function Summary() {
  const errors = useErrorSummary();
  return (
    <ul aria-label="Errors">
      {errors.map(({ id, label, message }) => (
        <li key={id}>{`#${id} ${label}: ${message}`}</li>
      ))}
    </ul>
  );
}

const takeAll = async () => "Sent";

function Contact({ send = takeAll, extra, ...props }: Props) {
  return (
    <Form send={send} {...props}>
      {({ state }) => (
        <>
          <Summary />
          {contactForm.fieldNames.map((name) => (
            <Field key={name} name={name} />
          ))}
          <button>Send</button>
          {extra}
          <output>{state.status === "failed" ? state.message : state.status}</output>
        </>
      )}
    </Form>
  );
}

const show = (props: Props = {}) =>
  render(
    <StrictMode>
      <Contact {...props} />
    </StrictMode>,
  );
const right: ContactValues = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

test("the browser validates before hydration, and the form afterwards", async () => {
  expect(renderToString(<Contact />)).not.toMatch(/novalidate/i);
  const screen = await show();
  const form = screen.container.querySelector("form");
  expect(form?.noValidate).toBe(true);
  expect(form?.dataset).toHaveProperty("hydrated");
  expect(form?.method).toBe("post");
});

test("an error shows on blur, and disappears once it is fixed", async () => {
  const screen = await show();
  await userEvent.type(screen.getByLabelText("Email"), "ada@");
  expect(screen.getByText("Must be a valid email").query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByText("Must be a valid email")).toBeVisible();
  await screen.getByLabelText("Email").fill("ada@example.com");
  expect(screen.getByText("Must be a valid email").query()).toBeNull();
  await screen.getByLabelText("Email").clear();
  await expect.element(screen.getByText("Email is required")).toBeVisible();
});

test("an invalid submit sends nothing, lists the errors, also while they change, and focuses the first invalid field", async () => {
  const send = vi.fn<(values: ContactValues) => Promise<string>>();
  const screen = await show({ send });
  await screen.getByLabelText("Topic").selectOptions("Ad Sales");
  await screen.getByRole("button").click();
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  const errors = screen.getByRole("list", { name: "Errors" }).getByRole("listitem");
  await expect
    .poll(() => errors.elements().map(({ textContent }) => textContent))
    .toStrictEqual([
      "#contact-email Email: Email is required",
      "#contact-description Description: Description is required",
    ]);
  await screen.getByLabelText("Email").fill("ada@");
  await expect.element(errors.first()).toHaveTextContent("#contact-email Email: Must be a valid email");
  expect(send).not.toHaveBeenCalled();
});

test("the summary names a field by its label, without the mark of a required field", async () => {
  const { ValidatedForm: APartnershipForm, Field: AField } = bindForm(partnershipForm);
  const screen = await render(
    <APartnershipForm onSubmit={() => {}}>
      <Summary />
      <AField name="name">{({ label, error }) => <p>{`${label} ${error}`}</p>}</AField>
      <button>Submit</button>
    </APartnershipForm>,
  );
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("#partnership-name Your Name: Name is required")).toBeVisible();
  await expect.element(screen.getByText("Your Name * Name is required")).toBeVisible();
});

test("onSubmitInvalid replaces the default focus, and is called once the messages are rendered", async () => {
  const seen: (string | undefined)[] = [];
  const screen = await show({ onSubmitInvalid: (form) => seen.push(form.querySelector("li")?.textContent) });
  await screen.getByRole("button").click();
  expect(seen).toStrictEqual(["#contact-topic Topic: Topic is required"]);
});

const reply: ReplyOf<typeof contactForm> = contactForm.invalidReply(
  { ...right, topic: "", email: "ada@spam.example" },
  { topic: "Topic is required", email: "This address is blocked" },
);

test("a reply's texts and errors are in the server-rendered HTML", () => {
  const html = renderToString(<Contact reply={reply} />);
  expect(html).toContain("<strong>Topic is required</strong>");
  expect(html).toContain("<strong>This address is blocked</strong>");
  expect(html).toContain('value="ada@spam.example"');
  expect(html).toContain("#contact-email Email: This address is blocked");
  expect(html).not.toContain("Description is required");
});

test("an error from the server reappears with the same text, and a reply's text replaces a draft", async () => {
  const screen = await render(<Contact initialValues={right} />);
  const answer = { ...reply, input: { ...right, email: "ada@spam.example", description: "" } };
  await screen.getByLabelText("Email").fill("ada@spam.example");
  await screen.rerender(<Contact initialValues={right} reply={answer} />);
  const said = screen.getByText("This address is blocked", { exact: true });
  await expect.element(said).toBeVisible();
  await expect.element(screen.getByLabelText("Description")).toHaveValue("");
  await screen.getByLabelText("Email").fill("ada@example.com");
  await expect.poll(() => said.query()).toBeNull();
  await screen.getByLabelText("Email").fill("ada@spam.example");
  await expect.element(said).toBeVisible();
});

const blocked = () => contactForm.invalidReply(right, { email: "This address is blocked" });

test("a reply's errors leave once the form is sent again, and another reply's show", async () => {
  const screen = await render(<Contact reply={blocked()} />);
  const said = screen.getByText("This address is blocked", { exact: true });
  await expect.element(said).toBeVisible();
  await screen.getByRole("button").click();
  await expect.poll(() => said.query()).toBeNull();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  await screen.rerender(<Contact reply={blocked()} />);
  await expect.element(said).toBeVisible();
});

function Restart() {
  const form = useForm();
  return <button onClick={() => form.restart({ ...right, description: "Hi" })}>Restart</button>;
}

test("after a success, restarting the form keeps it, and typing starts another message", async () => {
  const send = vi.fn<(values: ContactValues) => Promise<string>>(async () => "Sent");
  const screen = await show({ extra: <Restart />, initialValues: right, send });
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText("succeeded")).toBeVisible();
  await screen.getByRole("button", { name: "Restart" }).click();
  await expect.element(screen.getByLabelText("Description")).toHaveValue("Hi");
  await expect.element(screen.getByText("succeeded")).toBeVisible();
  await screen.getByLabelText("Description").fill("Hello again");
  await expect.element(screen.getByText("idle")).toBeVisible();
  await screen.getByRole("button", { name: "Send" }).click();
  await expect
    .poll(() => send.mock.calls.map(([{ description }]) => description))
    .toStrictEqual(["Hello", "Hello again"]);
});

test.for([
  ["a newer definition rejects", "Refunds", "Topic is required", ""],
  ["the server rejects", "Ad Sales", "This topic is closed", ""],
  ["the server rejects", "Ad Sales", "This topic is closed", "Success Stories"],
] as const)(
  "a queued message that %s returns to a form without text, with its error, and is kept",
  async ([, topic, error, defaultTopic]) => {
    onTestFinished(() => sessionStorage.clear());
    const message = { key: "a-key", since: Date.now(), tries: 0, values: { ...right, topic } };
    sessionStorage.setItem("draft-contact", JSON.stringify({ queued: message }));
    const draft = createDraft(contactForm);
    const fieldErrors = { topic: "This topic is closed" };
    const remove = vi.spyOn(Storage.prototype, "removeItem");
    onTestFinished(() => remove.mockRestore());
    const rejection = Object.assign(new Error("Please check"), { fieldErrors });
    const screen = await show({
      initialValues: { ...contactForm.emptyValues, topic: defaultTopic },
      queue: { draft },
      send: () => Promise.reject(rejection),
    });
    await expect.element(screen.getByLabelText("Topic")).toHaveAccessibleDescription(new RegExp(error));
    await expect.element(screen.getByLabelText("Description")).toHaveValue("Hello");
    await expect.poll(() => draft.read()).toStrictEqual(message.values);
    expect(draft.readQueued()).toBeUndefined();
    expect(remove, "the text is stored at any time").not.toHaveBeenCalled();
  },
);

function WithDraft() {
  const { draft, initialValues } = useDraft(contactForm);
  return <Contact initialValues={initialValues} queue={{ draft }} />;
}

test("a rejected message waits while the form has other text, and returns to the next form without text", async () => {
  onTestFinished(() => sessionStorage.clear());
  const draft = createDraft(contactForm);
  const queued = { key: "a-key", since: Date.now(), tries: 0, values: { ...right, topic: "Refunds" } };
  sessionStorage.setItem("draft-contact", JSON.stringify({ queued, values: { description: "Other" } }));
  const first = await render(<WithDraft />, { wrapper: StrictMode });
  await expect.element(first.getByRole("status")).toHaveTextContent("Topic is required");
  await expect.element(first.getByLabelText("Description")).toHaveValue("Other");
  await first.unmount();
  draft.write(contactForm.emptyValues);
  const second = await render(<WithDraft />, { wrapper: StrictMode });
  await expect.element(second.getByLabelText("Description")).toHaveValue("Hello");
  expect(draft.readQueued()).toBeUndefined();
});

test("onValuesChange gets the form's fields after each change, and is not called for a blank form", async () => {
  const typed: unknown[] = [];
  const draft = { write: (texts: unknown) => typed.push(texts) };
  const screen = await render(
    <ValidatedForm onSubmit={() => {}} onValuesChange={draft.write}>
      <Field name="email" />
    </ValidatedForm>,
  );
  await screen.getByLabelText("Email").fill("a");
  await screen.getByLabelText("Email").clear();
  expect(typed).toStrictEqual([{ ...contactForm.emptyValues, email: "a" }, contactForm.emptyValues]);
});

test("two instances of a form on a page share no id", async () => {
  const screen = await render(
    <>
      <Contact />
      <Contact idPrefix="footer" />
    </>,
  );
  const ids = [...screen.container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["contact-email", "footer-email"]));
});

test("a form whose honeypot is filled in is posted by the browser", async () => {
  const send = vi.fn<(values: ContactValues) => Promise<string>>();
  const screen = await render(
    <>
      <Contact action="/contact" id="form" initialValues={right} send={send} />
      <input aria-label="Leave this empty" form="form" name={honeypotName} />
    </>,
  );
  // A submit that the form handles does not reach the window.
  const post = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  addEventListener("submit", post);
  onTestFinished(() => removeEventListener("submit", post));
  await screen.getByLabelText("Leave this empty").fill("https://spam.example");
  await screen.getByRole("button").click();
  await screen.getByLabelText("Leave this empty").clear();
  await screen.getByRole("button").click();
  expect(post).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});
