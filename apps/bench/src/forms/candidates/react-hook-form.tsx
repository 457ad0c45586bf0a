import { useForm, Watch, type Resolver } from "react-hook-form";
import { empty, findErrors, names, type Values } from "./message-form.ts";
import { offer } from "./page.tsx";
import { Count, PlainField } from "./plain-field.tsx";

/** React Hook Form shows an error when a field is left, and checks each change from then on. */
function Candidate() {
  const { control, register, handleSubmit, formState } = useForm<Values>({
    defaultValues: empty,
    mode: "onTouched",
    resolver,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {names.map((name) => (
        <PlainField {...register(name)} error={formState.errors[name]?.message} key={name} name={name} />
      ))}
      <Watch control={control} name="message" render={(message) => <Count length={message.length} />} />
      <button type="submit">Send</button>
    </form>
  );
}

const resolver: Resolver<Values> = (values) => {
  const found = Object.entries(findErrors(values));
  const errors = found.map(([name, message]) => [name, { type: "rule", message }] as const);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
};

offer(Candidate);
