import { createContext } from "react";
import type { FieldCopy } from "../define-form/copy.ts";
import type { InvalidReply } from "../define-form/form.ts";

/** The context of a form's fields, in addition to final-form's. */
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
