import type { ComponentProps } from "react";
import { ErrorMessage, Hint } from "../field/field-messages.tsx";
import frame from "../field/field-frame.module.css";
import { controlAttributes, type FieldProps } from "../field/field-props.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./field-group.module.css";

export type FieldGroupProps = Omit<ComponentProps<"fieldset">, "id"> &
  Pick<FieldProps, "label" | "hint" | "error"> & {
    /** The target of links from error summaries; unique on the page. */
    id: string;
  };

/**
 * A fieldset of checkboxes or radio buttons that answer one question, with one hint and one error. Passes
 * other props to the native fieldset.
 *
 * @example
 * <FieldGroup id="topics" label="Topics" error="Choose at least one">
 *   <Checkbox id="dating" label="Dating" name="topics" value="dating" />
 *   <Checkbox id="safety" label="Safety" name="topics" value="safety" />
 * </FieldGroup>
 */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  className,
  children,
  "aria-describedby": describedBy,
  ...rest
}: FieldGroupProps) {
  return (
    <fieldset
      aria-describedby={controlAttributes({ id, hint, error, describedBy })["aria-describedby"]}
      className={classNames(frame.root, className)}
      data-invalid={error ? "" : undefined}
      id={id}
      // Focusable for links of the error summary: screen readers then read the group's name and error.
      tabIndex={-1}
      {...rest}
    >
      <legend className={frame.label}>{label}</legend>
      <Hint className={frame.hint} id={id}>
        {hint}
      </Hint>
      <div className={styles.controls}>{children}</div>
      <div className={frame.messages}>
        <ErrorMessage id={id}>{error}</ErrorMessage>
      </div>
    </fieldset>
  );
}
