"use client";

import type { ComponentProps, ReactNode } from "react";
import control from "../field/control.module.css";
import { dropSeparators } from "../field/drop-separators.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { controlAttributes, type FieldProps } from "../field/field-parts.ts";

export type TextFieldProps = Omit<ComponentProps<"input">, "id" | "name"> &
  FieldProps & {
    /** Content below it, beside the error, such as a suggestion. */
    note?: ReactNode;
  };

/**
 * Single-line text. Other props are passed to the native input, so it works controlled, with a `defaultValue`, or with
 * the `input` of react-final-form; `className` is set on the frame. A telephone number (`type` tel)
 * loses its spaces, dots, dashes and brackets.
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
