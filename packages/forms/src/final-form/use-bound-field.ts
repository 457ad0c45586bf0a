import { useContext, useLayoutEffect, useMemo, useState } from "react";
import { useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext, type Binding } from "./binding-context.ts";
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
  const { value: text = "", touched, error: ownError, onBlur, onChange } = useRegistered(name, initial);
  const isCheckbox = attributes[name].type === "checkbox";
  // The server's error applies only to the text that it received.
  const serverError = text === invalidReply?.input[name] ? invalidReply.errors[name] : undefined;
  const hasServerError = invalidReply?.errors[name] !== undefined;
  const { label, hint, options: labels = {} } = copy[name] ?? { label: name };
  const options = fields[name].options?.map((value) => ({ value, label: labels[value] ?? value }));
  return {
    ...attributes[name],
    id: idOf(idPrefix, name),
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(options && { options }),
    value: isCheckbox ? "on" : text,
    ...(isCheckbox && { checked: text !== "" }),
    error: touched || hasServerError ? (ownError ?? serverError) : undefined,
    onBlur,
    onChange,
  };
}

/**
 * Registers a field, and renders when its text or error changes. `useField` would render each field a second time when
 * it mounts, to learn what the form knew already.
 */
function useRegistered(name: string, { values, errors }: Binding["initial"]) {
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
      onBlur: () => api.blur(name),
      onChange: (event: unknown) => api.change(name, textOf(event)),
    }),
    [api, name],
  );
  return { ...shown, ...handlers };
}

/** The text of a control's event, or of the value itself; of a checkbox "on" or "". */
function textOf(event: unknown): string {
  const control = Object(event).target;
  const value = control ? (control.type === "checkbox" ? control.checked : control.value) : event;
  return value === true ? "on" : value || "";
}
