import type { ComponentProps } from "react";
import { advice, controls, copy, topics, type Name } from "./request.ts";

type PlainFieldProps = ComponentProps<"input"> &
  ComponentProps<"select"> &
  ComponentProps<"textarea"> & {
    name: Name;
    error: string | undefined;
    /** The length of the text, of a field that is counted. */
    length?: number | undefined;
  };

/** The markup of a field, the same for each library: label, hint, control, error, and a count under the message. */
export function PlainField({ name, error, length, ...control }: PlainFieldProps) {
  const { label, hint }: { label: string; hint?: string } = copy.fields[name];
  const attributes = {
    ...controls[name],
    ...control,
    id: name,
    name,
    "aria-describedby": `${name}-error ${name}-hint`,
    "aria-invalid": error !== undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && <p id={`${name}-hint`}>{hint}</p>}
      {name === "topic" ? (
        <Topics {...attributes} />
      ) : name === "message" ? (
        <textarea {...attributes} />
      ) : (
        <input {...attributes} />
      )}
      {error !== undefined && <p id={`${name}-error`}>{error}</p>}
      {length !== undefined && <Count length={length} />}
    </div>
  );
}

/** How much may still be typed. */
export function Count({ length }: { length: number }) {
  return <p>{describeCount(length)}</p>;
}

export const describeCount = (length: number) => `${advice - length} characters left`;

function Topics(props: ComponentProps<"select">) {
  return (
    <select {...props}>
      <option value="">{copy.prompt}</option>
      {topics.map((topic) => (
        <option key={topic}>{topic}</option>
      ))}
    </select>
  );
}
