import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ValuesOf } from "@matchfront/forms";
import { useForm } from "react-hook-form";
import { newsletterForm } from "./newsletter-form.ts";

export function HookedNewsletter({ send }: { send: (values: ValuesOf<typeof newsletterForm>) => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: newsletterForm.empty,
    resolver: standardSchemaResolver(newsletterForm),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)}>
      {newsletterForm.names.map((name) => (
        <p key={name}>
          <label htmlFor={name}>{newsletterForm.copy.fields[name].label}</label>
          <input id={name} {...register(name)} />
          <em>{formState.errors[name]?.message}</em>
        </p>
      ))}
      <button>Subscribe</button>
    </form>
  );
}
