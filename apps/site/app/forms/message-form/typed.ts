type KeptDraft = { values?: Record<string, string> };

// `createDraft` of the forms package keeps the same entry once React is there. The page's script does without it: code
// that the two shared would lie in the script, which the island would then load under a name that a deploy changes.
const entryOf = (name: string) => `draft-${name}`;

/**
 * Keeps what a form holds while its page opens itself anew.
 *
 * @example keepTyped("contact", form);
 */
export function keepTyped(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(entryOf(name), JSON.stringify({ ...read(name), values: heldBy(form) }));
  } catch {
    // Where nothing can be kept, the browser may still keep it.
  }
}

/**
 * Gives a form back what its draft holds, wherever nothing has been typed since.
 *
 * @example giveTypedBack("contact", form);
 */
export function giveTypedBack(name: string, form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(read(name).values ?? {})) {
    const control = form.elements.namedItem(field);
    if (control && "value" in control && control.value === "") control.value = value;
  }
}

/**
 * Forgets a form's draft, and the message that waits to be sent.
 *
 * @example forgetTyped("contact");
 */
export function forgetTyped(name: string): void {
  try {
    sessionStorage.removeItem(entryOf(name));
  } catch {
    // What could not be kept needs no forgetting.
  }
}

/** The texts of a form's fields. */
export function heldBy(form: HTMLFormElement): Record<string, string> {
  const fields = Array.from(new FormData(form), ([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  return Object.fromEntries(fields);
}

function read(name: string): KeptDraft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(entryOf(name)) ?? "{}"));
  } catch {
    return {};
  }
}
