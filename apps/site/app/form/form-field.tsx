import { useContext, type ReactNode } from "react";
import { useField, useForm, type FieldInputProps } from "react-final-form";
import { RefusedFields } from "./refused-fields.ts";

/** What the form supplies to a field of `@matchfront/ui`. */
export type BoundField = Pick<FieldInputProps<string>, "name" | "value" | "onBlur" | "onChange"> & {
  error: string | undefined;
};

type FormFieldProps = {
  name: string;
  children: (field: BoundField) => ReactNode;
};

/**
 * Binds a field to the form around it; its error shows once it has been touched (specification, section 5), or where
 * the server refused it.
 *
 * @example <FormField name="email">{(field) => <TextField label="Email" {...field} />}</FormField>
 */
export function FormField({ name, children }: FormFieldProps) {
  const form = useForm();
  const isRefused = useContext(RefusedFields).includes(name);
  const { input, meta } = useField<string>(name, {
    // Without it an emptied field loses its key: https://github.com/final-form/react-final-form/issues/130
    parse: (value) => value,
    subscription: { value: true, touched: true, error: true },
  });
  const { value, onBlur, onChange } = input;
  // A field registers in an effect, so its own `error` is missing from the first render: the form's is there.
  const error = meta.touched || isRefused ? form.getState().errors?.[name] : undefined;
  return children({ name, value, error, onBlur, onChange });
}
