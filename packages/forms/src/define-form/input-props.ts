import type { FieldCopy } from "./copy.ts";
import { idOf } from "./id-of.ts";
import type { Control } from "./field-definition.ts";
import type { Reply } from "./form.ts";

/** What is needed of a form for the attributes of its controls. */
type FormOfInputs<Name extends string> = {
  readonly name: string;
  readonly constraints: Readonly<Record<Name, Control>>;
  readonly copy: { readonly fields: Readonly<Record<Name, FieldCopy>> };
};

type InputOptions<Name extends string> = {
  /** What the server answered to the form: its texts are shown, and its errors. */
  readonly reply?: Reply<Readonly<Record<Name, string>>> | undefined;
  /** What is wrong with the field; said by the reply, if not here. */
  readonly error?: string | undefined;
  /** What the ids begin with, where the form stands on the page twice. @default the form's name */
  readonly idPrefix?: string | undefined;
};

/** A control's attributes, as React names them. */
export type InputProps = Control & {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
};

/**
 * Everything that a native control of a form needs. A hint belongs to `${id}-hint`, an error to `${id}-error`. React
 * empties a form after its action: give a `<select>` its `defaultValue` as its key, so that it begins there again.
 *
 * @param form - any form of `defineForm`
 * @param name - one of its fields
 * @example <input {...inputProps(newsletterForm, "email", { reply })} />
 */
export function inputProps<Name extends string>(
  form: FormOfInputs<Name>,
  name: NoInfer<Name>,
  { reply, error, idPrefix = form.name }: InputOptions<NoInfer<Name>> = {},
): InputProps {
  const id = idOf(idPrefix, name);
  const refused = reply?.status === "invalid" ? reply : undefined;
  const wrong = error ?? refused?.errors[name];
  const described = [wrong && `${id}-error`, form.copy.fields[name].hint && `${id}-hint`].filter(Boolean);
  return {
    ...form.constraints[name],
    id,
    name,
    defaultValue: refused?.typed[name] ?? "",
    ...(wrong && { "aria-invalid": true }),
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
  };
}
