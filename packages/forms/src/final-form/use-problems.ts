import { useContext } from "react";
import { useFormState } from "react-final-form";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext } from "./binding-context.ts";
import type { Problem } from "./bound-form.ts";

/**
 * The errors to fix in the surrounding form, for an error summary: all of them after an invalid submit, else the server's.
 *
 * @example const problems = useProblems(); // [{ id: "contact-email", label: "Email", message: "Email is required" }]
 */
export function useProblems(): readonly Problem[] {
  const { names, copy, idPrefix, refused } = useContext(BindingContext);
  const { errors, submitFailed, values } = useFormState<Readonly<Record<string, string>>>({
    subscription: { errors: true, submitFailed: true, values: true },
  });
  return names.flatMap((name) => {
    const serverError = (values[name] ?? "") === refused?.typed[name] ? refused.errors[name] : undefined;
    const message: unknown = errors?.[name] ?? serverError;
    const isShown = submitFailed || refused?.errors[name] !== undefined;
    if (!isShown || typeof message !== "string") return [];
    const label = (copy[name]?.label ?? name).replace(requiredMark, "");
    return [{ id: idOf(idPrefix, name), label, message }];
  });
}

const requiredMark = / \*$/;
