import { useLayoutEffect, useRef } from "react";
import { describeCount, PlainField } from "./plain-field.tsx";
import { findErrors } from "./request-rules.ts";
import { copy, names } from "./request.ts";

/** Inputs that React only renders: one listener asks superstruct about each change, and writes error and count. */
export function Candidate() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => (form.current ? watch(form.current) : undefined), []);
  return (
    <form noValidate ref={form}>
      {names.map((name) => (
        <PlainField error="" key={name} length={name === "message" ? 0 : undefined} name={name} />
      ))}
      <button type="submit">{copy.send}</button>
    </form>
  );
}

function watch(form: HTMLFormElement): () => void {
  const touched = new Set<string>();
  const count = form.querySelector("textarea ~ p:last-child");
  const update = () => {
    const typed = Object.fromEntries(
      Array.from(new FormData(form), ([name, text]) => [name, typeof text === "string" ? text : ""]),
    );
    const errors = findErrors(typed);
    for (const name of names) {
      const text = touched.has(name) ? (errors[name] ?? "") : "";
      const error = form.querySelector(`#${name}-error`);
      if (error && error.textContent !== text) error.textContent = text;
    }
    if (count) count.textContent = describeCount(typed["message"]?.length ?? 0);
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) touched.add(target.id);
    update();
  };
  form.addEventListener("input", update);
  form.addEventListener("focusout", leave);
  return () => {
    form.removeEventListener("input", update);
    form.removeEventListener("focusout", leave);
  };
}
