import type { FormState } from "final-form";
import { useContext, useLayoutEffect, useState } from "react";
import { useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import { BindingContext, errorOf, type Binding, type Texts } from "./binding-context.ts";

/** The error of a field, for an error summary. */
export type FieldError = {
  readonly id: string;
  /** The field's label, without its required mark. */
  readonly label: string;
  readonly message: string;
};

/**
 * Returns the errors of the surrounding form, for an error summary: after an invalid submit all of them, else the server's.
 *
 * @example const errors = useErrorSummary(); // [{ id: "contact-email", label: "Email", message: "Email is required" }]
 */
export function useErrorSummary(): readonly FieldError[] {
  const binding = useContext(BindingContext);
  const api = useForm<Texts>();
  const [shown, setShown] = useState(() => findErrors(api.getState(), binding));
  useLayoutEffect(
    () =>
      api.subscribe(
        (state) => {
          const found = findErrors(state, binding);
          // What shows the list must not render with each key.
          setShown((known) => (deepEqual(found, known) ? known : found));
        },
        // Only the server's errors depend on more than the form's.
        { errors: true, submitFailed: true, values: Boolean(binding.invalidReply) },
      ),
    [api, binding],
  );
  return shown;
}

function findErrors(
  { errors, submitFailed, values = {} }: Partial<FormState<Texts>>,
  binding: Binding,
): FieldError[] {
  const { fieldNames, copy, idPrefix, invalidReply } = binding;
  return fieldNames.flatMap((name) => {
    const message: unknown = errorOf(binding, name, values[name] ?? "", errors?.[name]);
    const isShown = submitFailed || invalidReply?.errors[name] !== undefined;
    if (!isShown || typeof message !== "string") return [];
    const label = (copy[name]?.label ?? name).replace(requiredMark, "");
    return [{ id: idOf(idPrefix, name), label, message }];
  });
}

const requiredMark = / \*$/;
