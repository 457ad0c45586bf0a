import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PartyForm, partyForm, type Party } from "../../examples/party.tsx";
import { hydrate } from "../../test/hydrate.ts";
import { createDraft, type Send } from "../index.ts";
import { useDraft } from "../react/index.ts";
import { bindForm } from "./index.ts";

async function renderParty(send: Send<Party>) {
  const screen = await render(<PartyForm send={send} />);
  const fill = async () => {
    await screen.getByLabelText("Email").fill("ada@example.com");
    await screen.getByLabelText("Meal").selectOptions("Pounded yam");
    await screen.getByLabelText("Guests").fill("2");
    await screen.getByLabelText("Friday").click();
    await screen.getByLabelText("Monday").click();
    await screen.getByLabelText("Note").fill("Hello\nyou");
    await screen.getByLabelText("I agree to a reply").click();
  };
  return { ...screen, fill, submit: () => screen.getByRole("button").click() };
}

const filled: Party = {
  email: "ada@example.com",
  meal: "Yam",
  guests: 2,
  days: ["Monday", "Friday"],
  note: "Hello\nyou",
  consent: "on",
};

test("a field without a function renders its label, hint, control and error", async () => {
  const sent: Party[] = [];
  const screen = await renderParty(async (values) => sent.push(values));
  await screen.submit();
  const email = screen.getByLabelText("Email");
  await expect.element(email).toHaveAccessibleDescription("Enter your email We reply to it");
  await expect.element(email).toBeInvalid();
  await expect.element(screen.getByLabelText("Meal")).toHaveAccessibleDescription("Choose a meal");
  await expect.element(screen.getByRole("option").first()).toHaveTextContent("Choose");
  const group = screen.getByRole("group", { name: "Days" });
  await expect.element(group).toHaveAccessibleDescription("Choose a day When you have time");
  await expect.element(screen.getByLabelText("Note")).toHaveAttribute("rows", "3");
  const consent = screen.getByLabelText("I agree to a reply");
  await consent.click();
  await consent.click();
  await expect.element(consent).toHaveAccessibleDescription("Tick that we may reply");
  await screen.fill();
  await screen.submit();
  await expect.poll(() => sent).toStrictEqual([filled]);
});

test("errors of the server show at their fields until the text changes or the form is sent again", async () => {
  const rejected = Object.assign(new Error("Please check"), { fieldErrors: { email: "Email is blocked" } });
  const answer = Promise.withResolvers<unknown>();
  let sends = 0;
  const screen = await renderParty(() => {
    sends += 1;
    return sends < 3 ? Promise.reject(rejected) : answer.promise;
  });
  await screen.fill();
  await screen.submit();
  const email = screen.getByLabelText("Email");
  await expect.element(email).toHaveAccessibleDescription("Email is blocked We reply to it");
  await email.fill("grace@example.com");
  await expect.element(email).toBeValid();
  await screen.submit();
  await expect.element(email).toHaveAccessibleDescription("Email is blocked We reply to it");
  await screen.submit();
  await expect.element(email).toBeValid();
  expect(sends).toBe(3);
});

test("a group shows its error once the focus leaves it, and keeps its choices in the options' order", async () => {
  const screen = await renderParty(async () => {});
  const error = screen.getByText("Choose a day");
  await userEvent.click(screen.getByLabelText("Monday"));
  await userEvent.click(screen.getByLabelText("Monday"));
  await userEvent.tab();
  await expect.element(screen.getByLabelText("Tuesday")).toHaveFocus();
  expect(error.query()).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(error).toBeVisible();
});

const { Form, Field } = bindForm(partyForm);
const fields = partyForm.fieldNames.map((name) => <Field key={name} name={name} />);

const defaults = partyForm.readInput({ meal: "Rice", guests: "4", note: "Hello" });

function FormWithDefaults() {
  const { draft, initialValues = defaults } = useDraft(partyForm);
  return (
    <Form initialValues={initialValues} queue={{ draft }} send={async () => {}}>
      {fields}
    </Form>
  );
}

test("hydration fills in the draft instead of defaults, but keeps what was typed before", async () => {
  onTestFinished(() => sessionStorage.clear());
  const draft = createDraft(partyForm);
  draft.write({ ...defaults, meal: "Yam", guests: "7" });
  const { form } = await hydrate(<FormWithDefaults />, (posted) => {
    posted.querySelector<HTMLInputElement>("[name=consent]")?.click();
    posted.querySelector<HTMLTextAreaElement>("[name=note]")?.setRangeText("", 0, 5);
  });
  const kept = { ...defaults, meal: "Yam", guests: "7", consent: "on", note: "" };
  await expect.poll(() => partyForm.readInput(new FormData(form))).toStrictEqual(kept);
  await expect.poll(() => draft.read()).toStrictEqual(kept);
});
