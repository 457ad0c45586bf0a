import type { ReactElement } from "react";
import { string } from "superstruct";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { checkForm } from "../testing/index.ts";
import { checkboxField, defineForm, emailField, type ReplyOf } from "../index.ts";
import { bindForm } from "./index.ts";

const survey = defineForm({
  name: "survey",
  fields: {
    email: emailField,
    events: { rule: string(), attributes: { type: "checkbox" } },
    consent: checkboxField,
  },
  copy: {
    fields: { email: { label: "Email" }, events: { label: "Events" }, consent: { label: "I agree" } },
    errors: {
      email: { required: "Email is required", email: "Must be a valid email" },
      events: {},
      consent: { required: "Please agree" },
    },
  },
});
const { Form, Field } = bindForm(survey);
const { ValidatedForm } = bindForm(survey);

type Texts = typeof survey.emptyValues;

const send = vi.fn<(values: Texts) => Promise<void>>(async () => {});
const write = vi.fn<(typed: Texts) => void>();

function Fields() {
  return (
    <>
      {survey.fieldNames.map((name) => (
        <Field key={name} name={name} />
      ))}
      <button>Send</button>
    </>
  );
}

function Survey({ reply }: { reply?: ReplyOf<typeof survey> }) {
  return (
    <ValidatedForm onSubmit={send} onValuesChange={write} reply={reply}>
      <Fields />
    </ValidatedForm>
  );
}

async function hydrate(element: ReactElement, typeBefore: (form: HTMLFormElement) => void = () => {}) {
  const place = document.createElement("div");
  place.innerHTML = renderToString(element);
  document.body.append(place);
  const form = place.querySelector("form");
  if (form) typeBefore(form);
  const root = hydrateRoot(place, element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.clearAllMocks();
  });
  await expect.poll(() => form?.dataset.hydrated).toBe("");
}

const tick = (name: string) => (form: HTMLFormElement) => {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLInputElement) box.checked = !box.checked;
};

// oxlint-disable-next-line vitest/expect-expect -- checkForm throws
test("the form is right in every format", () => {
  checkForm(survey, [
    ["all of it", { email: "ada@example.com", events: "on", consent: "on" }, {}],
    ["what must be", { email: "ada@example.com", events: "", consent: "on" }, {}],
    ["nothing", {}, { email: "Email is required", consent: "Please agree" }],
    ["another value", { email: "ada@example.com", consent: "off" }, { consent: "Please agree" }],
    ["no address", { email: "ada", consent: "on" }, { email: "Must be a valid email" }],
  ]);
});

test("hydration ticks no checkbox, and writes no draft", async () => {
  await hydrate(<Survey />);
  await expect.element(page.getByLabelText("I agree")).not.toBeChecked();
  await expect.element(page.getByLabelText("Events")).not.toBeChecked();
  expect(write).not.toHaveBeenCalled();
});

test("what was ticked before hydration stays ticked", async () => {
  await hydrate(<Survey />, tick("consent"));
  await expect.element(page.getByLabelText("I agree")).toBeChecked();
  await expect.element(page.getByLabelText("Events")).not.toBeChecked();
  expect(write).toHaveBeenLastCalledWith({ email: "", events: "", consent: "on" });
});

test("a reply's ticks are shown, and may be taken back before hydration", async () => {
  const reply = survey.invalidReply(
    { email: "ada", events: "on", consent: "on" },
    { email: "Must be a valid email" },
  );
  await hydrate(<Survey reply={reply} />, tick("events"));
  await expect.element(page.getByLabelText("I agree")).toBeChecked();
  await expect.element(page.getByLabelText("Events")).not.toBeChecked();
});

test("a required checkbox is asked for, and is sent as a browser posts it", async () => {
  onTestFinished(() => void vi.clearAllMocks());
  const screen = await render(
    <Form send={send}>
      <Fields />
    </Form>,
  );
  await screen.getByLabelText("Email").fill("ada@example.com");
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Please agree")).toBeVisible();
  await expect.element(screen.getByLabelText("I agree")).toHaveFocus();
  await screen.getByLabelText("I agree").click();
  await expect.poll(() => screen.getByText("Please agree").query()).toBeNull();
  const form = document.querySelector("form");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toStrictEqual({
    email: "ada@example.com",
    consent: "on",
  });
  await screen.getByRole("button").click();
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toStrictEqual({ email: "ada@example.com", events: "", consent: "on" });
});

test("a reply's errors leave once the form is sent again, and another reply's show", async () => {
  onTestFinished(() => void vi.clearAllMocks());
  const typed = { email: "ada@example.com", events: "", consent: "on" };
  const reply = () => survey.invalidReply(typed, { events: "Choose at least one topic" });
  const screen = await render(<Survey reply={reply()} />);
  await expect.element(screen.getByText("Choose at least one topic")).toBeVisible();
  await screen.getByRole("button").click();
  await expect.poll(() => screen.getByText("Choose at least one topic").query()).toBeNull();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  await screen.rerender(<Survey reply={reply()} />);
  await expect.element(screen.getByText("Choose at least one topic")).toBeVisible();
});
