"use client";

import { useEffect, useRef, useState } from "react";
import { fillIn } from "../labels/fill-in.ts";
import styles from "../styles/visually-hidden.module.css";

export type ErrorAnnouncerProps = {
  /** An error with its field's label, as the language sets them apart. @default "{label}: {message}" */
  errorFormat?: string | undefined;
};

/**
 * Speaks, once and politely, an error that comes up when its field is left: the focus is elsewhere by then, so the
 * field is named. It shows nothing; put one into each form that shows errors then. What a refused submit brings up is
 * left to `ErrorSummary`, which takes the focus.
 *
 * @example <form><ErrorAnnouncer /><TextField label="Email" name="email" error={error} /></form>
 */
export function ErrorAnnouncer({ errorFormat = "{label}: {message}" }: ErrorAnnouncerProps) {
  const region = useRef<HTMLOutputElement>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    const form = region.current?.closest("form");
    const known = new WeakMap<Element, string>();
    let timer: ReturnType<typeof setTimeout>;
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      const field = ownerOf(target);
      // Within a group the focus only moves on.
      if (field && !(relatedTarget instanceof Node && field.contains(relatedTarget)))
        known.set(field, errorOf(field));
      setNews("");
    };
    // React shows an error after the event that brought it up.
    const leave = ({ target }: FocusEvent) => {
      timer = setTimeout(() => {
        const field = ownerOf(target);
        const message = field && errorOf(field);
        if (!message || message === known.get(field)) return;
        known.set(field, message);
        setNews(fillIn(errorFormat, { label: labelOf(field), message }));
      });
    };
    const submit = () => {
      clearTimeout(timer);
      setNews("");
      const field = ownerOf(document.activeElement);
      setTimeout(() => field && known.set(field, errorOf(field)));
    };
    form?.addEventListener("focusin", enter);
    form?.addEventListener("focusout", leave);
    form?.addEventListener("submit", submit);
    return () => {
      form?.removeEventListener("focusin", enter);
      form?.removeEventListener("focusout", leave);
      form?.removeEventListener("submit", submit);
    };
  }, [errorFormat]);
  return (
    <output className={styles.root} ref={region}>
      {news}
    </output>
  );
}

/** Whose error it is: a field's own, else its group's. */
function ownerOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return (errorOf(target) ? null : target.closest("fieldset[id]")) ?? target;
}

const errorOf = ({ id }: Element) => (id && document.getElementById(`${id}-error`)?.textContent) || "";

function labelOf({ id }: Element): string {
  const selector = CSS.escape(id);
  const label = document.querySelector(`label[for="${selector}"], #${selector} > legend`)?.textContent ?? id;
  // The mark of a required field is not its name.
  return label.replace(/ \*$/, "");
}
