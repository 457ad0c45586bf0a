import type { ComponentProps, ReactNode } from "react";
import styles from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";

export type TextFieldProps = Omit<ComponentProps<"input">, "id" | "name"> &
  FieldProps & {
    /** Content below the control, beside the error, such as a suggestion. */
    note?: ReactNode;
  };

/**
 * A single-line text field. Passes other props to the native input, controlled or not, such as the `input` of
 * react-final-form; `className` goes to the frame.
 *
 * @example <TextField label="Email" name="email" type="email" autoComplete="email" error="Email is required" />
 */
export function TextField({ note, type = "text", ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame} note={note}>
      <input className={styles.root} type={type} {...control} />
    </FieldFrame>
  );
}
