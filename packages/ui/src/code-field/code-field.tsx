import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import styles from "./code-field.module.css";

export type CodeFieldProps = Omit<ComponentProps<"input">, "id" | "name" | "type" | "pattern"> &
  FieldProps & {
    /** The least number of digits. @default 6 */
    digits?: number | undefined;
  };

/**
 * A one-time code in a single field, so that phones can autofill it. Accepts any text with that many digits, such as a
 * whole SMS: the form reads the code from it. Passes other props to the native input.
 * Source: GOV.UK Design System, asking for numeric codes.
 *
 * @example <CodeField label="One-time code (OTP)" name="code" digits={6} hint="We sent 6 digits to your new number" />
 */
export function CodeField({ digits = 6, ...props }: CodeFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles.root}>
        <input
          autoComplete="one-time-code"
          className={controlStyles.root}
          inputMode="numeric"
          pattern={String.raw`\P{Nd}*(?:\p{Nd}\P{Nd}*){${digits},}`}
          spellCheck={false}
          type="text"
          {...control}
        />
      </div>
    </FieldFrame>
  );
}
