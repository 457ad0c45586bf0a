import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormState, useWatch, type Control, type UseFormRegister } from "react-hook-form";
import { Count, PlainField } from "./plain-field.tsx";
import { copy, empty, names, type Name, type Values } from "./request.ts";
import { requestSchema } from "./zod-schema.ts";

const resolver = zodResolver(requestSchema);

/** React Hook Form with Zod: it shows an error when a field is left, and checks each change from then on. */
export function Candidate() {
  const { control, register, handleSubmit } = useForm<Values>({
    defaultValues: empty,
    mode: "onTouched",
    resolver,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {names.map((name) => (
        <HookedField control={control} key={name} name={name} register={register} />
      ))}
      <Counted control={control} />
      <button type="submit">{copy.send}</button>
    </form>
  );
}

type HookedFieldProps = { control: Control<Values>; name: Name; register: UseFormRegister<Values> };

function HookedField({ control, name, register }: HookedFieldProps) {
  const { errors } = useFormState({ control, name });
  return <PlainField {...register(name)} error={errors[name]?.message} name={name} />;
}

function Counted({ control }: { control: Control<Values> }) {
  return <Count length={useWatch({ control, name: "message" }).length} />;
}
