"use client";

import { useEffect, useRef, useState } from "react";
import { LiveRegion } from "../field/live-region.tsx";
import { interpolate } from "../messages/interpolate.ts";

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
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const form = region.current?.closest("form");
    const announcedErrors = new WeakMap<Element, string>();
    let timer: ReturnType<typeof setTimeout>;
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const field = errorOwner(target);
      // Focus that moves within a group does not start over.
      if (field && !(relatedTarget instanceof Node && field.contains(relatedTarget)))
        announcedErrors.set(field, errorOf(field));
      setAnnouncement("");
    };
    // React renders the error after the event.
    const onFocusOut = ({ target }: FocusEvent) => {
      timer = setTimeout(() => {
        const field = errorOwner(target);
        const message = field && errorOf(field);
        if (!message || message === announcedErrors.get(field)) return;
        announcedErrors.set(field, message);
        setAnnouncement(interpolate(errorFormat, { label: labelOf(field), message }));
      });
    };
    const onSubmit = () => {
      clearTimeout(timer);
      setAnnouncement("");
      const field = errorOwner(document.activeElement);
      setTimeout(() => field && announcedErrors.set(field, errorOf(field)));
    };
    const listening = new AbortController();
    const { signal } = listening;
    form?.addEventListener("focusin", onFocusIn, { signal });
    form?.addEventListener("focusout", onFocusOut, { signal });
    form?.addEventListener("submit", onSubmit, { signal });
    return () => listening.abort();
  }, [errorFormat]);
  return <LiveRegion ref={region}>{announcement}</LiveRegion>;
}

/** Returns the element that shows the error: the field, or its group. */
function errorOwner(target: EventTarget | null): Element | undefined {
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
