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
  const { idPrefix, invalidReply, copy } = binding;
  const values = fields[name].options;
  const isCheckbox = attributes[name].type === "checkbox";
  const isGroup = isCheckbox && values !== undefined;
  const { value: text = "", touched, error, onBlur, onChange } = useRegistered(name, binding, isGroup);
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
function useRegistered(name: string, { initial, element, idPrefix, controls }: Binding, isGroup: boolean) {
  const api = useForm<Texts>();
  const [shown, setShown] = useState<Shown>({
    value: initial.values[name],
    touched: false,
    error: initial.errors?.[name],
  });
  const read = (form: HTMLFormElement | null) => {
    const target = form?.elements.namedItem(name);
    return target ? textOf({ target }, isGroup) : undefined;
  };
  // A password manager fills in a control without an event. This render would empty it.
  const inControl = read(element.current);
  const known = controls.get(name);
  const isFilled =
    inControl !== undefined && inControl !== known?.text && (!known || known.value === shown.value);
  // A control that is not known is the server's, in a part of the form that React hydrates late.
  const value = isFilled && known ? inControl : shown.value;
  // Not in a passive effect, which React defers: text typed until then would be lost.
  useLayoutEffect(
    () =>
      api.registerField(
        name,
        ({ value: text, touched = false, error }) =>
          setShown((last) =>
            last.value === text && last.touched === touched && last.error === error
              ? last
              : { value: text, touched, error },
          ),
        { value: true, touched: true, error: true },
        // The other fields need not hear of it.
        { silent: true },
      ),
    [api, name],
  );
  useLayoutEffect(() => {
    // On the first render, the form has no ref yet.
    const form = element.current ?? Object(document.getElementById(idOf(idPrefix, name))).form;
    controls.set(name, { value, text: read(form) ?? value });
    if (isFilled) api.change(name, inControl);
  });
  return {
    ...shown,
    value,
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
  if (control && isGroup) {
    // Checkboxes with one name are a list.
    const { form, name } = control[0] ?? control;
    return joinChoices(new FormData(form).getAll(name));
  }
  const value = control ? (control.type === "checkbox" ? control.checked : control.value) : event;
  return value === true ? "on" : value || "";
}
