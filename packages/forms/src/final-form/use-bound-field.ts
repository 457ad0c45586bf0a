import { useContext } from "react";
import { useField, useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext } from "./binding-context.ts";
import type { BindableForm, BoundField, BoundName } from "./bound-form.ts";

export function useBoundField<Form extends BindableForm, Name extends BoundName<Form>>(
  { constraints, copy, fields }: Form,
  name: Name,
): BoundField<Form, Name> {
  const { idPrefix, refused } = useContext(BindingContext);
  const api = useForm();
  const isCheckbox = constraints[name]?.type === "checkbox";
  const { input, meta } = useField<string>(name, {
    ...(isCheckbox && { type: "checkbox" }),
    // Without this, an emptied field loses its key: https://github.com/final-form/react-final-form/issues/130.
    // A checkbox gives whether it is ticked.
    parse: (value: string | boolean) => (value === true ? "on" : value || ""),
    subscription: { value: true, touched: true, error: true },
  });
  const text = isCheckbox ? (input.checked ? "on" : "") : input.value;
  // A field registers in an effect, so its own `error` is missing on the first render; the form's is not.
  const ownError: unknown = api.getState().errors?.[name];
  // The server's error applies only to the text that it received.
  const serverError = text === refused?.typed[name] ? refused.errors[name] : undefined;
  const wasRefused = refused?.errors[name] !== undefined;
  const { label, hint, options: labels = {} } = copy.fields[name] ?? { label: name };
  const options = fields[name]?.options?.map((value) => ({ value, label: labels[value] ?? value }));
  const field = {
    ...constraints[name],
    id: idOf(idPrefix, name),
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(options && { options }),
    value: isCheckbox ? "on" : text,
    ...(isCheckbox && { checked: input.checked }),
    error: meta.touched || wasRefused ? (ownError ?? serverError) : undefined,
    onBlur: input.onBlur,
    onChange: input.onChange,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- attributes and options are those of this name
  return field as unknown as BoundField<Form, Name>;
}
