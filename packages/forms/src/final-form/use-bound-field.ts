import { useContext, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext, errorOf, type Binding, type Texts } from "./binding-context.ts";
import { joinChoices, splitChoices } from "../define-form/choices.ts";
import type { ControlAttributes, FormValues } from "../define-form/field-definition.ts";
import type { Form } from "../define-form/form.ts";

/** An option of a select or a group of checkboxes. */
export type FieldOption = {
  readonly value: string;
  readonly label: string;
  /** Whether it is chosen. */
  readonly checked: boolean;
};

/** The copy, attributes and state of a field, to be spread into its control. */
export type BoundField = ControlAttributes & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** The label of a select's empty option. */
  readonly prompt: string | undefined;
  /** The options with their labels, if the field has any. */
  readonly options: readonly FieldOption[] | undefined;
  /** The text. For a checkbox, always "on". */
  readonly value: string;
  /** Whether a checkbox is checked, or one of its group. Undefined for other fields. */
  readonly checked: boolean | undefined;
  /** The error, after a blur or an invalid submit. */
  readonly error: string | undefined;
  /** Ignores an event that moves the focus within a group of checkboxes. */
  readonly onBlur: (event?: unknown) => void;
  /** Accepts a control's event, or the value itself. */
  readonly onChange: (event: unknown) => void;
};

type Shown = {
  readonly value?: string | undefined;
  readonly touched?: boolean;
  readonly error?: string | undefined;
};

export function useBoundField<Values extends FormValues>(
  { attributes, fields }: Pick<Form<Values>, "attributes" | "fields">,
  name: keyof Values & string,
): BoundField {
  const binding = useContext(BindingContext);
  const { idPrefix, invalidReply, copy, initial } = binding;
  const values = fields[name].options;
  const isCheckbox = attributes[name].type === "checkbox";
  const isGroup = isCheckbox && values !== undefined;
  const { value: text = "", touched, error, onBlur, onChange } = useRegistered(name, initial, isGroup);
  const hasServerError = invalidReply?.errors[name] !== undefined;
  const { label, hint, prompt, options: labels = {} } = copy[name] ?? { label: name };
  const chosen = splitChoices(text);
  return {
    ...attributes[name],
    id: idOf(idPrefix, name),
    name,
    label,
    hint,
    prompt,
    options: values?.map((value) => ({
      value,
      label: labels[value] ?? value,
      checked: chosen.includes(value),
    })),
    value: isCheckbox ? "on" : text,
    checked: isCheckbox ? text !== "" : undefined,
    error: touched || hasServerError ? errorOf(binding, name, text, error) : undefined,
    onBlur,
    onChange,
  };
}

/**
 * Registers a field, and renders when its text or error changes. `useField` would render each field a second time when
 * it mounts, to learn what the form knew already.
 */
function useRegistered(name: string, { values, errors }: Binding["initial"], isGroup: boolean) {
  const api = useForm<Texts>();
  const [shown, setShown] = useState<Shown>({ value: values[name], touched: false, error: errors?.[name] });
  // Not in a passive effect, which React defers: text typed until then would be lost.
  useLayoutEffect(
    () =>
      api.registerField(
        name,
        ({ value, touched = false, error }) =>
          setShown((last) =>
            last.value === value && last.touched === touched && last.error === error
              ? last
              : { value, touched, error },
          ),
        { value: true, touched: true, error: true },
        // The other fields need not hear of it.
        { silent: true },
      ),
    [api, name],
  );
  return {
    ...shown,
    onBlur: (event?: unknown) => {
      // Leaving one checkbox for another of its group does not leave the field.
      if (Object(Object(event).relatedTarget).name !== name) api.blur(name);
    },
    onChange: (event: unknown) => api.change(name, textOf(event, isGroup)),
  };
}

/** The text of a control's event, or of the value itself; of a checkbox "on" or "". */
function textOf(event: unknown, isGroup: boolean): string {
  const { target: control } = Object(event);
  if (control && isGroup) return joinChoices(new FormData(control.form).getAll(control.name));
  const value = control ? (control.type === "checkbox" ? control.checked : control.value) : event;
  return value === true ? "on" : value || "";
}
