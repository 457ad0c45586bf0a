import type { ReactNode } from "react";

/** What every form field takes beside the attributes of its native control. */
export type FieldProps = {
  /** Always visible, and the field's accessible name. */
  label: ReactNode;
  /** The key under which the value is sent. */
  name: string;
  /** What the label, error summaries and links point to: unique on its page. @default the name */
  id?: string | undefined;
  /** What to type and why it is asked, when the label cannot say it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
};

type Described = Pick<FieldProps, "hint" | "error"> & {
  id: string;
  /** What stands beside the error and has an id that ends in this. */
  note?: "count" | "strength" | false | undefined;
  describedBy?: string | undefined;
};

/**
 * The attributes that tie a control to its messages: the error first, and only ids that exist.
 *
 * @param describedBy further ids, which come last
 * @example controlAttributes({ id: "email", error: "Email is required" })["aria-describedby"]; // "email-error"
 */
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
