import { checkboxField, checkboxGroupField, defineForm, emailField, numberField } from "@matchfront/forms";
import type { Send, ValuesOf } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { enums, max, nonempty, string } from "superstruct";

const meals = ["Rice", "Yam"] as const;
const days = checkboxGroupField(["Monday", "Tuesday", "Friday"]);

export const partyForm = defineForm({
  name: "party",
  fields: {
    email: emailField,
    meal: { rule: enums(meals), options: meals, attributes: { required: true } }, // a select
    guests: { ...numberField, rule: max(numberField.rule, 8) },
    days: { ...days, rule: nonempty(days.rule) }, // a group of checkboxes, at least one checked
    note: { rule: string(), attributes: { rows: 3 } }, // an optional text area
    consent: checkboxField,
  },
  copy: {
    fields: {
      email: { label: "Email", hint: "We reply to it" },
      meal: { label: "Meal", prompt: "Choose", options: { Yam: "Pounded yam" } },
      guests: { label: "Guests" },
      days: { label: "Days", hint: "When you have time" },
      note: { label: "Note" },
      consent: { label: "I agree to a reply" },
    },
    errors: {
      email: { required: "Enter your email", email: "Enter an email such as ada@mail.com" },
      meal: { required: "Choose a meal" },
      guests: { required: "How many guests?", number: "Enter a number", max: "Up to 8 guests" },
      days: { required: "Choose a day" },
      note: {},
      consent: { required: "Tick that we may reply" },
    },
  },
});

/** Such as `{ email: "ada@mail.com", meal: "Yam", guests: 2, days: ["Friday"], note: "", consent: "on" }`. */
export type Party = ValuesOf<typeof partyForm>;

const { Form, Field } = bindForm(partyForm);

export const PartyForm = ({ send }: { send: Send<Party> }) => (
  <Form send={send}>
    {partyForm.fieldNames.map((name) => (
      <Field key={name} name={name} />
    ))}
    <button>Send</button>
  </Form>
);
