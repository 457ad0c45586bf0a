"use client";

import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import control from "../field/control.module.css";
import { ErrorMessage, Hint } from "../field/field-messages.tsx";
import frame from "../field/field-frame.module.css";
import { controlAttributes, type FieldProps } from "../field/field-props.ts";
import { DialingCodeSelect, type DialingCode, type DialingCodeProps } from "./dialing-code-select.tsx";
import styles from "./phone-field.module.css";

export type PhoneFieldProps = Omit<ComponentProps<"input">, "id" | "name" | "type"> &
  Omit<FieldProps, "name"> & {
    /** The countries to choose from, in this order. The first is the default. */
    countries: readonly DialingCode[];
    /**
     * Props of the country's select, such as `name` (default "dialingCode"), `value`, `onChange` and `error`.
     */
    dialingCode?: DialingCodeProps | undefined;
    /** The key of the number in the submitted form data. @default "phoneNumber" */
    name?: string | undefined;
    /** The label of the number. @default "Number" */
    numberLabel?: string | undefined;
  };

/**
 * A telephone number: a country, by name, and the number as typed, which browsers may fill in with its country
 * code. Submits the dialing code; countries may share one. Passes other props to the number's input. Without
 * JavaScript the select always shows the country's name.
 * Source: GOV.UK Design System, telephone numbers.
 *
 * @example <PhoneField label="New phone number" hint="10 digits" countries={[{ code: "+234", country: "Nigeria" }]} />
 */
export function PhoneField({
  label,
  name = "phoneNumber",
  id = name,
  numberLabel = "Number",
  hint,
  error,
  countries,
  dialingCode,
  disabled,
  className,
  "aria-describedby": describedBy,
  ...rest
}: PhoneFieldProps) {
  const { name: codeName = "dialingCode", id: codeId = codeName, ...code } = dialingCode ?? {};
  return (
    <fieldset
      className={classNames(frame.root, styles.root, className)}
      data-invalid={error || code.error ? "" : undefined}
      disabled={disabled}
    >
      <legend className={frame.label}>{label}</legend>
      <Hint className={frame.hint} id={id}>
        {hint}
      </Hint>
      <div className={styles.controls}>
        <DialingCodeSelect countries={countries} id={codeId} name={codeName} {...code} />
        <div className={styles.part}>
          <label className={styles.label} htmlFor={id}>
            {numberLabel}
          </label>
          <input
            autoComplete="tel"
            className={control.root}
            inputMode="tel"
            name={name}
            type="tel"
            {...rest}
            {...controlAttributes({ id, hint, error, describedBy })}
          />
        </div>
      </div>
      <div className={frame.messages}>
        <ErrorMessage id={codeId}>{code.error}</ErrorMessage>
        <ErrorMessage id={id}>{error}</ErrorMessage>
      </div>
    </fieldset>
  );
}
