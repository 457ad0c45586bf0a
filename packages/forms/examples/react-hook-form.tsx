import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ValuesOf } from "@matchfront/forms";
import { useForm } from "react-hook-form";
import { signUpForm } from "./sign-up-form.ts";

export function HookedSignUp({ send }: { send: (values: ValuesOf<typeof signUpForm>) => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: "", events: false, consent: false },
    resolver: standardSchemaResolver(signUpForm),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {signUpForm.fieldNames.map((name) => (
        <p key={name}>
          <label htmlFor={name}>{signUpForm.copy.fields[name].label}</label>
          <input id={name} {...signUpForm.attributes[name]} {...register(name)} />
          <em>{formState.errors[name]?.message}</em>
        </p>
      ))}
      <button>Subscribe</button>
    </form>
  );
}
