import { defineForm, emailField } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";

const copy = {
  fields: { email: { label: "Email" } },
  errors: { email: { required: "Enter your email", email: "Enter an email such as ada@mail.com" } },
};
const { Form, Field } = bindForm(defineForm({ name: "newsletter", fields: { email: emailField }, copy }));

export default function App() {
  return (
    <Form send={async (values) => alert(values.email)}>
      <Field name="email" />
      <button>Subscribe</button>
    </Form>
  );
}
