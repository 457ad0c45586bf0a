import type { ComponentType } from "react";
import { useField, useForm } from "react-final-form";

/** What the form supplies to a field of `@matchfront/ui`, whose native element narrows the types. */
type Bound = { name: string; value?: unknown; error?: unknown; onBlur?: unknown; onChange?: unknown };

type FormFieldProps<Props> = Omit<Props, keyof Bound> & {
  /** The field component of `@matchfront/ui` to bind. */
  as: ComponentType<Props>;
  name: string;
  /** Whether the server refused the form, so that errors show before the field is touched. */
  refused?: boolean;
};

/**
 * Binds a field to the form around it; its error shows once it has been touched (specification, section 5).
 *
 * @example <FormField as={TextField} name="email" label="Email" />
 */
export function FormField<Props extends Bound>({
  as: Field,
  name,
  refused = false,
  ...rest
}: FormFieldProps<Props>) {
  const form = useForm();
  const { input, meta } = useField<string>(name, {
    // Without it an emptied field loses its key: https://github.com/final-form/react-final-form/issues/130
    parse: (value) => value,
    subscription: { value: true, touched: true, error: true },
  });
  // A field registers in an effect, so its own `error` is missing from the first render: the form's is there.
  const errors = form.getState().errors as Record<string, string> | undefined;
  const bound = {
    name,
    value: input.value,
    error: meta.touched || refused ? errors?.[name] : undefined,
    onBlur: input.onBlur,
    onChange: input.onChange,
  };
  return <Field {...(rest as unknown as Props)} {...bound} />;
}
