"use client";

import type { ComponentProps, ReactNode } from "react";
import control from "../field/control.module.css";
import { dropSeparators } from "../field/drop-separators.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { controlAttributes, type FieldProps } from "../field/field-props.ts";

export type TextFieldProps = Omit<ComponentProps<"input">, "id" | "name"> &
  FieldProps & {
    /** Content below the control, beside the error, such as a suggestion. */
    note?: ReactNode;
  };

/**
 * A single-line text field. Passes other props to the native input, controlled or not, such as the `input` of
 * react-final-form; `className` goes to the frame. If `type` is tel, it removes spaces, dots, dashes and
 * brackets from the input.
 *
 * @example <TextField label="Email" name="email" type="email" autoComplete="email" error="Email is required" />
 */
export function TextField({
  label,
  name,
  id = name,
  hint,
  error,
  note,
  type = "text",
  className,
  onChange,
  "aria-describedby": describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame className={className} error={error} hint={hint} id={id} label={label} note={note}>
      <input
        className={control.root}
        name={name}
        onChange={(event) => {
          if (type === "tel") dropSeparators(event);
          onChange?.(event);
        }}
        type={type}
        {...rest}
        {...controlAttributes({ id, hint, error, describedBy })}
      />
    </FieldFrame>
  );
}
