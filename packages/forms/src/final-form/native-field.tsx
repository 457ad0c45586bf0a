import type { ElementType } from "react";
import type { BoundField } from "./use-bound-field.ts";

/**
 * Renders a field with native elements: label, control, error and hint. With `options` it is a select or a group of
 * checkboxes, with `rows` a text area.
 */
export function NativeField({ label, hint, error, prompt, options, ...field }: BoundField) {
  const { id, type, rows } = field;
  const isCheckbox = type === "checkbox";
  const described = { id, "aria-describedby": `${id}-hint` };
  const description = (
    <small id={`${id}-hint`}>
      {error && <strong>{error}</strong>} {hint}
    </small>
  );
  if (isCheckbox && options)
    return (
      // Focusable, for the first invalid field of a form.
      <fieldset {...described} tabIndex={-1}>
        <legend>{label}</legend>
        {options.map(({ label: text, ...option }) => (
          <label key={option.value}>
            <input {...field} {...option} id={undefined} /> {text}{" "}
          </label>
        ))}
        <br />
        {description}
      </fieldset>
    );
  const labelText = <label htmlFor={id}>{label}</label>;
  const Input: ElementType = rows ? "textarea" : "input";
  const Control = options ? "select" : Input;
  return (
    <p>
      {!isCheckbox && labelText}
      <Control {...field} {...described} aria-invalid={Boolean(error)}>
        {options &&
          [{ value: "", label: prompt }, ...options].map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </Control>
      {isCheckbox && labelText} {description}
    </p>
  );
}
