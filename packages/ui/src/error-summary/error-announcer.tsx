"use client";

import { useEffect, useRef, useState } from "react";
import { interpolate } from "../messages/interpolate.ts";
import styles from "../styles/visually-hidden.module.css";

export type ErrorAnnouncerProps = {
  /** The format of an announcement. @default "{label}: {message}" */
  errorFormat?: string | undefined;
};

/**
 * Announces an error politely, once, if it appears when its field loses focus. The label is included, because
 * the focus is elsewhere by then. Invisible: put one into each form that validates on blur. Errors of an
 * invalid submit are left to `ErrorSummary`, which takes the focus.
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
      // Focus that moves within a group does not start over.
      if (field && !(relatedTarget instanceof Node && field.contains(relatedTarget)))
        known.set(field, errorOf(field));
      setNews("");
    };
    // React renders the error after the event.
    const leave = ({ target }: FocusEvent) => {
      timer = setTimeout(() => {
        const field = ownerOf(target);
        const message = field && errorOf(field);
        if (!message || message === known.get(field)) return;
        known.set(field, message);
        setNews(interpolate(errorFormat, { label: labelOf(field), message }));
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

/** Returns the element that shows the error: the field, or its group. */
function ownerOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return (errorOf(target) ? null : target.closest("fieldset[id]")) ?? target;
}

const errorOf = ({ id }: Element) => (id && document.getElementById(`${id}-error`)?.textContent) || "";

function labelOf({ id }: Element): string {
  const selector = CSS.escape(id);
  const label = document.querySelector(`label[for="${selector}"], #${selector} > legend`)?.textContent ?? id;
  // Removes the mark of a required field.
  return label.replace(/ \*$/, "");
}
