import { useForm } from "@conform-to/react/future";
import type { ValuesOf } from "@matchfront/forms";
import { newsletterForm } from "./newsletter-form.ts";

export function ConformNewsletter({ send }: { send: (values: ValuesOf<typeof newsletterForm>) => void }) {
  const { form, fields } = useForm(newsletterForm, {
    onSubmit(event, { value }) {
      event.preventDefault();
      send(value);
    },
  });
  return (
    <form {...form.props}>
      {newsletterForm.names.map((name) => (
        <p key={name}>
          <label htmlFor={fields[name].id}>{newsletterForm.copy.fields[name].label}</label>
          <input id={fields[name].id} name={fields[name].name} />
          <em>{fields[name].errors}</em>
        </p>
      ))}
      <button>Subscribe</button>
    </form>
  );
}
