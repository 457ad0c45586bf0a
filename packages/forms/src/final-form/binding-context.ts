import type { FormState } from "final-form";
import { createContext, type RefObject } from "react";
import type { FieldCopy } from "../define-form/field-definition.ts";
import type { InvalidReply } from "../define-form/form.ts";

/** The texts of a form's fields, by name. */
export type Texts = Readonly<Record<string, string>>;

/** The context of a form's fields, in addition to final-form's. */
export type Binding = {
  readonly fieldNames: readonly string[];
  /** Their words. */
  readonly copy: Readonly<Record<string, FieldCopy>>;
  readonly idPrefix: string;
  /** The server's reply, if invalid: its errors show before their fields are touched. */
  readonly invalidReply?: Pick<InvalidReply<Texts>, "input" | "errors"> | undefined;
  /** Whether React still compares with the server's HTML. */
  readonly isHydrating: boolean;
  /** The form's state when it mounted, which each field would otherwise compute again. */
  readonly initial: Pick<FormState<Texts>, "values" | "errors">;
  readonly element: RefObject<HTMLFormElement | null>;
  /** By field, the value of the last render, and the text in its control after it, which may show the value in another way. */
  readonly controls: Map<string, { readonly value: string | undefined; readonly text: string | undefined }>;
};

export const BindingContext = createContext<Binding>({
  fieldNames: [],
  copy: {},
  idPrefix: "",
  isHydrating: false,
  initial: { values: {} },
  element: { current: null },
  controls: new Map(),
});

/** Returns the error of a text: the rule's, or the server's if it received this text. */
export function errorOf(
  { invalidReply, isHydrating }: Pick<Binding, "invalidReply" | "isHydrating">,
  name: string,
  text: string,
  ruleError: string | undefined,
): string | undefined {
  const posted = invalidReply?.errors[name];
  // Other errors than in the server's HTML would make React discard it, with what was typed since.
  if (isHydrating) return posted;
  return ruleError ?? (text === invalidReply?.input[name] ? posted : undefined);
}
