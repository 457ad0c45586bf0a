import { Suspense, use, useState, type ComponentProps } from "react";
import { useForm, useFormState } from "react-final-form";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { partyForm, type Party } from "../../examples/party.tsx";
import { hydrate } from "../../test/hydrate.ts";
import { createDraft, type InputOf } from "../index.ts";
import { bindForm, type BoundFormProps } from "./index.ts";

type Input = InputOf<typeof partyForm>;

const { Form, Field } = bindForm(partyForm);

/** A field that depends on another. */
function Days() {
  const { values } = useFormState<Input>({ subscription: { values: true } });
  return values.meal === "Yam" && <Field name="days" />;
}

const radios = (
  <Field name="meal">
    {({ id, name, options = [], onChange, onBlur }) => (
      <fieldset id={id}>
        {options.map(({ label, ...option }) => (
          <input aria-label={label} key={label} type="radio" {...{ name, onChange, onBlur }} {...option} />
        ))}
      </fieldset>
    )}
  </Field>
);

/** Shows a number in another way than the form has it. */
const guests = (
  <Field name="guests">
    {({ id, name, value, onChange }) => (
      <input
        {...{ id, name }}
        onChange={(event) => onChange(event.target.value.replace("+", ""))}
        value={value && `+${value}`}
      />
    )}
  </Field>
);

function Restart() {
  const form = useForm();
  return <Button onClick={() => form.restart({ ...entered, email: "grace@mail.com" })}>Restart</Button>;
}

const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

type Props = Partial<BoundFormProps<Party, unknown>> & { isRadio?: boolean; isConditional?: boolean };

function PartyForm({ isRadio, isConditional, ...props }: Props) {
  const [, renderAgain] = useState({});
  return (
    <Form send={async () => {}} {...props}>
      <Field name="email" />
      <Field name="note" />
      {isRadio ? radios : <Field name="meal" />}
      {guests}
      {isConditional ? <Days /> : <Field name="days" />}
      <Field name="consent" />
      <button>Send</button>
      <Button onClick={() => renderAgain({})}>Render</Button>
      <Restart />
    </Form>
  );
}

const entered: Input = {
  email: "ada@mail.com",
  meal: "Yam",
  guests: "2",
  days: "Monday\nFriday",
  note: "Hello\nyou",
  consent: "on",
};
const sent: Party = { ...entered, meal: "Yam", guests: 2, days: ["Monday", "Friday"] };

function find(place: ParentNode, selector: string): HTMLInputElement {
  const control = place.querySelector<HTMLInputElement>(selector);
  if (!control) throw new Error(`expected ${selector}`);
  return control;
}

/** Fills in all controls without an event, as password managers, extensions and browsers do. */
function fillIn(place: ParentNode): void {
  for (const name of ["email", "note", "guests"] as const)
    find(place, `[name=${name}]`).value = entered[name];
  const yam: HTMLOptionElement & HTMLInputElement = Object(find(place, "[value=Yam]"));
  yam.selected = true;
  yam.checked = true;
  for (const box of ["[value=Monday]", "[value=Friday]", "[name=consent]"]) {
    const control = place.querySelector<HTMLInputElement>(box);
    if (control) control.checked = true;
  }
}

function setUp() {
  onTestFinished(() => sessionStorage.clear());
  const draft = createDraft(partyForm);
  const send = vi.fn<(values: Party) => Promise<void>>(async () => {});
  const values = () => send.mock.calls.map(([party]) => party);
  return { draft, props: { queue: { draft }, send }, values };
}

const press = (name: string) => page.getByRole("button", { name }).click();
const readAll = (form: HTMLFormElement) => partyForm.readInput(new FormData(form));

const icon = () => Object.assign(document.createElement("span"), { textContent: "*" });

function wrap(node: ChildNode): void {
  const font = document.createElement("font");
  node.replaceWith(font);
  font.append(node);
}

/** Wraps each text, as browsers do that translate a page. */
function translate(form: HTMLFormElement): void {
  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) if (node instanceof Text) wrap(node);
}

/** [what has changed the server's HTML, how] */
const changes: [string, (form: HTMLFormElement) => void][] = [
  ["a node before the fields", (form) => form.prepend(icon())],
  ["a node before a control", (form) => find(form, "[name=note]").before(icon())],
  ["a node after a control", (form) => find(form, "[name=consent]").after(icon())],
  ["a node in a label", (form) => find(form, "label").prepend(icon())],
  ["an element around a control", (form) => wrap(find(form, "[name=email]"))],
  ["a translation", translate],
];

const nothing = () => {};
const reply = partyForm.invalidReply(
  { ...entered, days: "Monday\nTuesday", guests: "", note: "Hi" },
  { email: "Unknown" },
);

test.for([
  ...changes.flatMap(([name, change]) => [
    { name, change, reply: undefined },
    { name: `${name}, in a reply`, change, reply },
  ]),
  { name: "nothing, in a reply", change: nothing, reply },
])("hydration loses no input, caret or draft by $name", async ({ change, ...rest }) => {
  const { draft, props, values } = setUp();
  const { form, recoveries } = await hydrate(<PartyForm {...props} {...rest} isRadio />, (html) => {
    fillIn(html);
    find(html, "[value=Tuesday]").checked = false;
    change(html);
    find(html, "[name=note]").focus();
    find(html, "[name=note]").setSelectionRange(1, 3);
  });
  expect(recoveries).toBe(change === nothing ? 0 : 1);
  expect(readAll(form)).toStrictEqual({ ...entered, guests: "+2" });
  const description = rest.reply ? /Unknown/ : /^We reply to it$/;
  await expect.element(page.getByLabelText("Email")).toHaveAccessibleDescription(description);
  await userEvent.keyboard("!");
  await expect.poll(draft.read).toStrictEqual({ ...entered, note: "H!lo\nyou" });
  await press("Send");
  await expect.poll(values).toStrictEqual([{ ...sent, note: "H!lo\nyou" }]);
});

test.for(["[name=email]", "[name=meal]", "[value=Friday]", "[name=consent]", "button", undefined])(
  "hydration keeps the focus on %s by a node before the fields",
  async (selector) => {
    const other = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => other.remove());
    const { form } = await hydrate(<PartyForm />, (html) => {
      html.prepend(icon());
      (selector ? find(html, selector) : other).focus();
    });
    expect(document.activeElement).toBe(selector ? find(form, selector) : other);
  },
);

test("hydration shows a field that depends on what was chosen before, with its default", async () => {
  const initialValues = partyForm.readInput({ days: "Friday" });
  const form = <PartyForm initialValues={initialValues} isConditional />;
  expect((await hydrate(form, fillIn)).recoveries).toBe(0);
  await expect.element(page.getByLabelText("Friday")).toBeChecked();
  await expect.element(page.getByLabelText("Email")).toHaveValue(entered.email);
});

test("hydration of a field whose code loads late keeps what was typed meanwhile", async () => {
  const { draft, props } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  let loading: typeof promise | undefined;
  function Note() {
    if (loading) use(loading);
    return <Field name="note" />;
  }
  await hydrate(
    <Form {...props}>
      <Field name="email" />
      <Suspense>
        <Note />
      </Suspense>
    </Form>,
    (html) => {
      loading = promise;
      find(html, "[name=note]").value = "Hel";
    },
  );
  await userEvent.type(page.getByLabelText("Note"), "lo");
  resolve();
  await expect.poll(draft.read).toStrictEqual({ ...partyForm.emptyValues, note: "Hello" });
  await expect.element(page.getByLabelText("Note")).toHaveValue("Hello");
});

/** [what comes before the submit, how, whether the select is a group of radio buttons] */
const pauses: [string, () => Promise<void>, boolean][] = [
  ["nothing", async () => {}, false],
  ["a render of the form", () => press("Render"), false],
  ["a render of the form, with radio buttons", () => press("Render"), true],
  [
    "a visit to each field",
    async () => {
      for (let field = 0; field < 9; field++) await userEvent.tab();
    },
    true,
  ],
  [
    "an invalid submit",
    async () => {
      await page.getByLabelText("Email").fill("");
      await press("Send");
      await page.getByLabelText("Email").fill(entered.email);
    },
    true,
  ],
];

test.for(pauses)("a form sends what was filled in without events, after %s", async ([, pause, isRadio]) => {
  const { props, values } = setUp();
  const { container } = await render(<PartyForm {...props} isRadio={isRadio} />);
  fillIn(container);
  await pause();
  await press("Send");
  await expect.poll(values).toStrictEqual([sent]);
  await expect.element(page.getByLabelText("I agree to a reply")).toBeChecked();
});

test("a form sends neither what was emptied without events, nor what a restart has replaced", async () => {
  const { props, values } = setUp();
  const { container, getByText } = await render(<PartyForm {...props} initialValues={entered} />);
  find(container, "[name=email]").value = "";
  find(container, "[name=consent]").checked = false;
  await press("Send");
  await expect.element(getByText("Enter your email")).toBeVisible();
  await expect.element(getByText("Tick that we may reply")).toBeVisible();
  find(container, "[name=email]").value = "ada@mail.org";
  await press("Restart");
  await press("Send");
  await expect.poll(values).toStrictEqual([{ ...sent, email: "grace@mail.com" }]);
});
