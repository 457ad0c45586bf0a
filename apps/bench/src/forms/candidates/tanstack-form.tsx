import { useForm } from "@tanstack/react-form";
import { PlainField } from "./plain-field.tsx";
import { copy, empty, names } from "./request.ts";
import { requestSchema } from "./zod-schema.ts";

/** TanStack Form with Zod. */
export function Candidate() {
  const form = useForm({
    defaultValues: empty,
    validators: { onMount: requestSchema, onChange: requestSchema },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {names.map((name) => (
        <form.Field key={name} name={name}>
          {({ state: { value, meta }, handleBlur, handleChange }) => (
            <PlainField
              error={meta.isBlurred ? meta.errors[0]?.message : undefined}
              length={name === "message" ? value.length : undefined}
              name={name}
              onBlur={handleBlur}
              onChange={({ target }: { target: { value: string } }) => handleChange(target.value)}
              value={value}
            />
          )}
        </form.Field>
      ))}
      <button type="submit">{copy.send}</button>
    </form>
  );
}
