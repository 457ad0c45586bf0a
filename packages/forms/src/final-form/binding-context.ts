import { createContext } from "react";
import type { FieldCopy } from "../define-form/copy.ts";
import type { Refused } from "../define-form/form.ts";

/** What a form's fields need of it beside final-form's own. */
export type Binding = {
  /** The form's fields, in their order. */
  readonly names: readonly string[];
  /** Their words. */
  readonly copy: Readonly<Record<string, FieldCopy>>;
  readonly idPrefix: string;
  /** What the server refused: its errors show before their fields are touched. */
  readonly refused: Refused<Readonly<Record<string, string>>> | undefined;
};

/** The form around a field. */
export const BindingContext = createContext<Binding>({
  names: [],
  copy: {},
  idPrefix: "",
  refused: undefined,
});
