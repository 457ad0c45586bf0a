import { createContext } from "react";
import type { FieldCopy } from "../define-form/copy.ts";
import type { InvalidReply } from "../define-form/form.ts";

/** What a form's fields read from it besides final-form's context. */
export type Binding = {
  readonly fieldNames: readonly string[];
  /** Their words. */
  readonly copy: Readonly<Record<string, FieldCopy>>;
  readonly idPrefix: string;
  /** The server's reply, if invalid: its errors show before their fields are touched. */
  readonly invalidReply: InvalidReply<Readonly<Record<string, string>>> | undefined;
};

export const BindingContext = createContext<Binding>({
  fieldNames: [],
  copy: {},
  idPrefix: "",
  invalidReply: undefined,
});
