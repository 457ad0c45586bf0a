import { splitChoices } from "./choices.ts";
import { idOf } from "./id-of.ts";
import type { ControlAttributes, FormValues } from "./field-definition.ts";
import type { Form, InputValues, Reply } from "./form.ts";

type InputOptions<Values> = {
  /** The server's reply, with input and errors to show. */
  readonly reply?: Reply<InputValues<Values>> | undefined;
  /** The field's error. @default the reply's error for it */
  readonly error?: string | undefined;
  /** The prefix of the ids, if the page has the form twice. @default the form's name */
  readonly idPrefix?: string | undefined;
  /** The value of one checkbox of a group. */
  readonly option?: string | undefined;
};

/** A control's attributes, in React's spelling. */
export type InputProps = ControlAttributes & {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  /** Whether a checkbox is checked. Its `defaultValue` is "on", or its option in a group. */
  readonly defaultChecked?: boolean;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
};

/**
 * Returns the attributes of a native control. The hint needs the id `${id}-hint`, and the error `${id}-error`, where `id` is
 * that without `option`. React resets a form after its action: give a `<select>` its `defaultValue` as `key`, so that it mounts
 * again.
 *
 * @param form - a form of `defineForm`
 * @param name - one of its fields
 * @example <input {...inputProps(newsletterForm, "email", { reply })} />
 */
export function inputProps<Values extends FormValues>(
  form: Form<Values, boolean>,
  name: keyof Values & string,
  { reply, error, idPrefix = form.name, option }: InputOptions<Values> = {},
): InputProps {
  const id = idOf(idPrefix, name);
  const invalidReply = reply?.status === "invalid" ? reply : undefined;
  const text = invalidReply?.input[name] ?? "";
  const wrong = error ?? invalidReply?.errors[name];
  const described = [wrong && `${id}-error`, form.copy.fields[name].hint && `${id}-hint`].filter(Boolean);
  return {
    ...form.attributes[name],
    id: option === undefined ? id : `${id}-${option}`,
    name,
    ...(form.attributes[name].type === "checkbox"
      ? { defaultValue: option ?? "on", defaultChecked: splitChoices(text).includes(option ?? "on") }
      : { defaultValue: text }),
    ...(wrong && { "aria-invalid": true }),
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
  };
}
