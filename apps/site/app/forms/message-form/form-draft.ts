type StoredDraft = { values?: Record<string, string> };

// `createDraft` of the forms package uses the same entry once React is there. The page's script must not import it:
// code that both shared would be in the page's script, which the island would import by a name that a deploy changes.
const entryOf = (form: string) => `draft-${form}`;

/** Saves what a form holds, before its page reloads. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(entryOf(name), JSON.stringify({ ...read(name), values: readFormValues(form) }));
  } catch {
    // Without storage the browser may still restore the form by itself.
  }
}

/** Restores a form's draft, except for fields that have a value already. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(read(name).values ?? {})) {
    const control = form.elements.namedItem(field);
    if (control && "value" in control && control.value === "") control.value = value;
  }
}

/** Discards a form's draft, and the message that is queued in it. */
export function discardDraft(name: string): void {
  try {
    sessionStorage.removeItem(entryOf(name));
  } catch {
    // Without storage there is no draft.
  }
}

/** The values of a form's fields, by their names. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const fields = Array.from(new FormData(form), ([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  return Object.fromEntries(fields);
}

function read(name: string): StoredDraft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(entryOf(name)) ?? "{}"));
  } catch {
    return {};
  }
}
