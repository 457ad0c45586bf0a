import { useLayoutEffect, type ComponentProps, type ReactNode } from "react";
import { controlAttributes } from "../field/field-props.ts";
import { useControlValue } from "../field/use-control-value.ts";
import { useHydrated } from "../field/use-hydrated.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import { SelectBox } from "../select-field/select-field.tsx";
import styles from "./phone-field.module.css";

export type DialingCode = {
  /** The dialing code with its plus sign, such as "+234". Countries may share one. */
  code: string;
  country: string;
  /** A key that stays the same when the country's name is translated. @default country */
  id?: string | undefined;
};

export type DialingCodeProps = Omit<ComponentProps<"select">, "children" | "className" | "multiple"> & {
  /** The label of the select. @default "Country code" */
  label?: string | undefined;
  /** The error of the country. */
  error?: ReactNode;
};

type DialingCodeSelectProps = DialingCodeProps & { id: string; countries: readonly DialingCode[] };

/** A select of countries by name. In a narrow container the closed select shows only the code. */
export function DialingCodeSelect({
  id,
  label = "Country code",
  error,
  countries,
  value,
  defaultValue = countries[0]?.code,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: DialingCodeSelectProps) {
  const element = useMergedRef(ref);
  const current = useControlValue(element, value, defaultValue);
  const isLive = useHydrated();
  // `value` on the select would choose the first of the countries that share a code.
  useLayoutEffect(() => {
    const options = [...(element.current?.options ?? [])];
    const code = countries.find((country) => country.code === value)?.code;
    const chosen = options.find((option) => option.value === code);
    if (chosen && element.current?.value !== code) chosen.selected = true;
    // Not after each render: a password manager may have chosen another country.
  }, [countries, element, value]);
  return (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.code} data-live={isLive ? "" : undefined}>
        <SelectBox
          autoComplete="tel-country-code"
          defaultValue={value ?? defaultValue}
          ref={element}
          {...rest}
          {...controlAttributes({ id, error, describedBy })}
        >
          {countries.map(({ code, country, id: key = country }) => (
            <option key={key} value={code}>
              {`${country} (${code})`}
            </option>
          ))}
        </SelectBox>
        <span aria-hidden="true" className={styles.compact}>
          <bdi dir="ltr">{current}</bdi>
        </span>
      </div>
    </div>
  );
}
