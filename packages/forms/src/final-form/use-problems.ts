import { useContext } from "react";
import { useFormState } from "react-final-form";
import { BindingContext, idOf } from "./binding-context.ts";
import type { Problem } from "./bound-form.ts";

/**
 * What is to be mended in the form around it, for a summary: everything once a submit was refused here, else what the
 * server refused.
 *
 * @example const problems = useProblems(); // [{ id: "contact-email", message: "Email is required" }]
 */
export function useProblems(): readonly Problem[] {
  const { names, idPrefix, refused } = useContext(BindingContext);
  const { errors, modified, submitFailed } = useFormState({
    subscription: { errors: true, modified: true, submitFailed: true },
  });
  return names.flatMap((name) => {
    const theirs = refused?.errors[name];
    const message: unknown = errors?.[name] ?? (modified?.[name] ? undefined : theirs);
    const isShown = submitFailed || theirs !== undefined;
    return isShown && typeof message === "string" ? [{ id: idOf(idPrefix, name), message }] : [];
  });
}
