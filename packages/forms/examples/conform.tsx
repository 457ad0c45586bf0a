import { useForm } from "@conform-to/react/future";
import type { ValuesOf } from "@matchfront/forms";
import { signUpForm } from "./sign-up-form.ts";

export function ConformSignUp({ send }: { send: (values: ValuesOf<typeof signUpForm>) => void }) {
  const { form, fields } = useForm(signUpForm, {
    onSubmit(event, { value }) {
      event.preventDefault();
      send(value);
    },
  });
  return (
    <form {...form.props} noValidate>
      {signUpForm.fieldNames.map((name) => (
        <p key={name}>
          <label htmlFor={fields[name].id}>{signUpForm.copy.fields[name].label}</label>
          <input {...signUpForm.attributes[name]} id={fields[name].id} name={name} />
          <em>{fields[name].errors}</em>
        </p>
      ))}
      <button>Subscribe</button>
    </form>
  );
}
