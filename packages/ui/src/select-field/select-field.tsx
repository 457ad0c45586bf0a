import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import styles from "./select-field.module.css";

export type SelectOption = string | { value: string; label: string };

export type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name" | "children" | "multiple"> &
  FieldProps & {
    /** The options in order. A string is both value and label. */
    options: readonly SelectOption[] | undefined;
    /** The label of an empty first option. Without one, the first of the options is selected. */
    prompt?: string | undefined;
  };

/**
 * A native select with label, hint and error. Passes other props to it.
 *
 * @example <SelectField label="Topic" name="topic" prompt="Choose a topic" options={["Ad Sales", "Success Stories"]} />
 */
export function SelectField({ options, prompt, ...props }: SelectFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <SelectBox {...control}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options?.map((option) => {
          const { value, label: text } =
            typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </SelectBox>
    </FieldFrame>
  );
}

export function SelectBox(props: Omit<ComponentProps<"select">, "className">) {
  return (
    <div className={styles.root}>
      <select className={controlStyles.root} {...props} />
    </div>
  );
}
