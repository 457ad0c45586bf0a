type StoredDraft = { values?: Record<string, string> };

// The key that `createDraft` of the forms package uses. Importing it here would move shared code into the page
// script, and the island would then import the page script by a file name that changes with each deploy.
const storageKey = (form: string) => `draft-${form}`;

export function saveDraft(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify({ ...read(name), values: readFormValues(form) }));
  } catch {
    // Without storage, the browser may still restore the form.
  }
}

/** Restores a form's draft, except in fields that already have a value. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(read(name).values ?? {})) {
    const control = form.elements.namedItem(field);
    if (control && "value" in control && control.value === "") control.value = value;
  }
}

export function discardDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Without storage there is no draft.
  }
}

export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const fields = Array.from(new FormData(form), ([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  return Object.fromEntries(fields);
}

function read(name: string): StoredDraft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "{}"));
  } catch {
    return {};
  }
}
