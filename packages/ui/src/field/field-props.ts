import type { HTMLAttributes, ReactNode } from "react";

/** The props that all fields share, besides the attributes of their native control. */
export type FieldProps = {
  /** The visible label and accessible name. */
  label: ReactNode;
  /** The key in the submitted form data. */
  name: string;
  /** The id of the control, for labels, error summaries and links; unique on the page. By default the name. */
  id?: string | undefined;
  /** Help with the answer, if the label is not enough. */
  hint?: ReactNode;
  /** The problem and its remedy. Marks the field as invalid. */
  error?: ReactNode;
};

type Described = Pick<FieldProps, "hint" | "error"> & {
  id: string;
  /** The suffix of the note's id. */
  note?: "count" | "strength" | false | undefined;
  describedBy?: string | undefined;
};

/** Returns attributes that connect a control to its messages. `aria-describedby` lists the error first. */
export function controlAttributes({ id, hint, error, note, describedBy }: Described) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, note && `${id}-${note}`, describedBy].filter(
    Boolean,
  );
  return {
    id,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    // Explicit, because Firefox reports an empty `required` field as invalid before any input.
    "aria-invalid": Boolean(error),
  };
}

/** Splits the props of a field into those of its frame and those of its native control. */
export function splitFieldProps<Props extends FieldProps & HTMLAttributes<Element>>(
  { label, name, id = name, hint, error, className, "aria-describedby": describedBy, ...rest }: Props,
  note?: Described["note"],
) {
  return {
    frame: { className, error, hint, id, label },
    control: { name, ...rest, ...controlAttributes({ id, hint, error, note, describedBy }) },
  };
}
