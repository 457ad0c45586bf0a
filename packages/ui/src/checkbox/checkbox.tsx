import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { ErrorMessage, Hint } from "../field/field-messages.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import styles from "./checkbox.module.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "id" | "name" | "type"> & FieldProps;

/**
 * A checkbox with its label beside it. Passes other props to the native input.
 *
 * @example <Checkbox label="I am 18 or older" name="adult" error="You must be 18 or older" />
 */
export function Checkbox(props: CheckboxProps) {
  const {
    frame: { id, label, hint, error, className },
    control,
  } = splitFieldProps(props);
  return (
    <div className={classNames(styles.root, className)} data-invalid={error ? "" : undefined}>
      <input className={styles.box} type="checkbox" {...control} />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Hint className={styles.hint} id={id}>
        {hint}
      </Hint>
      <div className={styles.messages}>
        <ErrorMessage id={id}>{error}</ErrorMessage>
      </div>
    </div>
  );
}
