import type { ComponentProps } from "react";
import { recommendedMaxLength, copy, fields, topics, type Name } from "./message-form.ts";

type PlainFieldProps = ComponentProps<"input"> &
  ComponentProps<"select"> &
  ComponentProps<"textarea"> & { name: Name; error: string | undefined };

/** The markup of a field, the same for both libraries: label, hint, control and error. */
export function PlainField({ name, error, ...control }: PlainFieldProps) {
  const { label, hint }: { label: string; hint?: string } = copy.fields[name];
  const attributes = {
    ...fields[name].attributes,
    ...control,
    id: name,
    name,
    "aria-describedby": `${name}-error ${name}-hint`,
    "aria-invalid": error !== undefined,
  };
  const options = ["", ...topics].map((topic) => <option key={topic}>{topic}</option>);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && <p id={`${name}-hint`}>{hint}</p>}
      {name === "topic" && <select {...attributes}>{options}</select>}
      {name === "message" && <textarea {...attributes} />}
      {name !== "topic" && name !== "message" && <input {...attributes} />}
      {error !== undefined && <p id={`${name}-error`}>{error}</p>}
    </div>
  );
}

/** The number of characters that may still follow. */
export const Count = ({ length }: { length: number }) => (
  <p>{recommendedMaxLength - length} characters left</p>
);
