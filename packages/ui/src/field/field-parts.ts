import type { ReactNode } from "react";

/** The props of every field, besides the attributes of its native control. */
export type FieldProps = {
  /** Always visible, and the field's accessible name. */
  label: ReactNode;
  /** The key under which the value is sent. */
  name: string;
  /** The target of the label, error summaries and links: unique on its page. @default the name */
  id?: string | undefined;
  /** Help for filling it in, if the label is not enough. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; makes the field invalid. */
  error?: ReactNode;
};

type Described = Pick<FieldProps, "hint" | "error"> & {
  id: string;
  /** The suffix of the id of the note beside the error. */
  note?: "count" | "strength" | false | undefined;
  describedBy?: string | undefined;
};

/** The attributes that connect a control to its messages: the error first, only ids that exist, `describedBy` last. */
export function controlAttributes({ id, hint, error, note, describedBy }: Described) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-${note}`, describedBy].filter(
    Boolean,
  );
  return {
    id,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    // Said outright: Firefox calls an empty `required` field invalid before anything was typed.
    "aria-invalid": Boolean(error),
  };
}
