import type { FormApi, FormState } from "final-form";
import { useContext, useMemo, useSyncExternalStore } from "react";
import { useForm } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import { BindingContext, type Binding } from "./binding-context.ts";

/** The error of a field, for an error summary. */
export type FieldError = {
  readonly id: string;
  /** The field's label, without its required mark. */
  readonly label: string;
  readonly message: string;
};

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the errors of the surrounding form, for an error summary: after an invalid submit all of them, else the server's.
 *
 * @example const errors = useErrorSummary(); // [{ id: "contact-email", label: "Email", message: "Email is required" }]
 */
export function useErrorSummary(): readonly FieldError[] {
  const binding = useContext(BindingContext);
  const api = useForm<Texts>();
  const [read, subscribe] = useMemo(() => createStore(api, binding), [api, binding]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the same list while nothing in it changes, so that what shows it does not render with each key. */
function createStore(api: FormApi<Texts>, binding: Binding) {
  let known = findErrors(api.getState(), binding);
  const subscribe = (notify: () => void) =>
    api.subscribe(
      (state) => {
        const found = findErrors(state, binding);
        if (deepEqual(found, known)) return;
        known = found;
        notify();
      },
      // Only the server's errors depend on more than the form's.
      { errors: true, submitFailed: true, values: Boolean(binding.invalidReply) },
    );
  return [() => known, subscribe] as const;
}

function findErrors(
  { errors, submitFailed, values = {} }: Partial<FormState<Texts>>,
  { fieldNames, copy, idPrefix, invalidReply }: Binding,
): FieldError[] {
  return fieldNames.flatMap((name) => {
    const serverError =
      (values[name] ?? "") === invalidReply?.input[name] ? invalidReply.errors[name] : undefined;
    const message: unknown = errors?.[name] ?? serverError;
    const isShown = submitFailed || invalidReply?.errors[name] !== undefined;
    if (!isShown || typeof message !== "string") return [];
    const label = (copy[name]?.label ?? name).replace(requiredMark, "");
    return [{ id: idOf(idPrefix, name), label, message }];
  });
}

const requiredMark = / \*$/;
