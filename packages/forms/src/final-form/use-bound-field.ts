import { useContext, useLayoutEffect, useMemo, useState } from "react";
import { useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext, type Binding } from "./binding-context.ts";
import { joinChoices, splitChoices } from "../define-form/choices.ts";
import type { FormValues } from "../define-form/field-definition.ts";
import type { BindableForm, BoundField } from "./bound-form.ts";

type Shown = {
  readonly value?: string | undefined;
  readonly touched?: boolean;
  readonly error?: string | undefined;
};

export function useBoundField<Values extends FormValues>(
  { attributes, fields }: Pick<BindableForm<Values>, "attributes" | "fields">,
  name: keyof Values & string,
): BoundField {
  const { idPrefix, invalidReply, copy, initial } = useContext(BindingContext);
  const values = fields[name].options;
  const isCheckbox = attributes[name].type === "checkbox";
  const isGroup = isCheckbox && values !== undefined;
  const { value: text = "", touched, error, onBlur, onChange } = useRegistered(name, initial, isGroup);
  // The server's error applies only to the text that it received.
  const serverError = text === invalidReply?.input[name] ? invalidReply.errors[name] : undefined;
  const hasServerError = invalidReply?.errors[name] !== undefined;
  const { label, hint, options: labels = {} } = copy[name] ?? { label: name };
  const chosen = splitChoices(text);
  return {
    ...attributes[name],
    id: idOf(idPrefix, name),
    name,
    label,
    hint,
    options: values?.map((value) => ({
      value,
      label: labels[value] ?? value,
      checked: chosen.includes(value),
    })),
    value: isCheckbox ? "on" : text,
    checked: isCheckbox ? text !== "" : undefined,
    error: touched || hasServerError ? (error ?? serverError) : undefined,
    onBlur,
    onChange,
  };
}

/**
 * Registers a field, and renders when its text or error changes. `useField` would render each field a second time when
 * it mounts, to learn what the form knew already.
 */
function useRegistered(name: string, { values, errors }: Binding["initial"], isGroup: boolean) {
  const api = useForm<Readonly<Record<string, string>>>();
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
  const handlers = useMemo(
    () => ({
      onBlur: (event?: unknown) => {
        // Leaving one checkbox for another of its group does not leave the field.
        if (Object(Object(event).relatedTarget).name !== name) api.blur(name);
      },
      onChange: (event: unknown) => api.change(name, textOf(event, isGroup)),
    }),
    [api, isGroup, name],
  );
  return { ...shown, ...handlers };
}

/** The text of a control's event, or of the value itself; of a checkbox "on" or "". */
function textOf(event: unknown, isGroup: boolean): string {
  const { target: control } = Object(event);
  if (control && isGroup) return joinChoices(new FormData(control.form).getAll(control.name));
  const value = control ? (control.type === "checkbox" ? control.checked : control.value) : event;
  return value === true ? "on" : value || "";
}
