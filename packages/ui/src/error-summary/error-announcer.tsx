"use client";

import { useEffect, useRef, useState } from "react";
import styles from "../styles/visually-hidden.module.css";

/**
 * Speaks, once and politely, an error that comes up when its field is left: the focus is elsewhere by then, so the
 * field is named. It shows nothing; put one into each form that shows errors then. What a refused submit brings up is
 * left to `ErrorSummary`, which takes the focus.
 *
 * @example <form><ErrorAnnouncer /><TextField label="Email" name="email" error={error} /></form>
 */
export function ErrorAnnouncer() {
  const region = useRef<HTMLOutputElement>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    const form = region.current?.closest("form");
    const known = new WeakMap<EventTarget, string>();
    let timer: ReturnType<typeof setTimeout>;
    const enter = ({ target }: FocusEvent) => {
      if (target) known.set(target, errorOf(target));
      setNews("");
    };
    // React shows an error after the event that brought it up.
    const leave = ({ target }: FocusEvent) => {
      timer = setTimeout(() => {
        const message = errorOf(target);
        if (target && message && message !== known.get(target)) setNews(`${labelOf(target)}: ${message}`);
      });
    };
    const submit = () => {
      clearTimeout(timer);
      setNews("");
      const field = document.activeElement;
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
  }, []);
  return (
    <output className={styles.root} ref={region}>
      {news}
    </output>
  );
}

function errorOf(field: EventTarget | null): string {
  const id = field instanceof Element && field.id;
  return (id && document.getElementById(`${id}-error`)?.textContent) || "";
}

function labelOf(field: EventTarget): string {
  const id = field instanceof Element ? field.id : "";
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent ?? id;
  // The mark of a required field is not its name.
  return label.replace(/ \*$/, "");
}
