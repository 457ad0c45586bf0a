import { baitField, createDraft } from "@matchfront/forms";
import type { Draft } from "@matchfront/forms";
import type { MessageFormName } from "./message-form-kind.ts";

/**
 * Keeps what a form holds while its page opens itself anew.
 *
 * @example keepTyped("contact", form);
 */
export function keepTyped(name: MessageFormName, form: HTMLFormElement): void {
  draftOf(name, form).write(heldBy(form));
}

/**
 * Gives a form back what its draft holds, wherever nothing has been typed since.
 *
 * @example giveTypedBack("contact", form);
 */
export function giveTypedBack(name: MessageFormName, form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(draftOf(name, form).read())) {
    const control = form.elements.namedItem(field);
    if (control && "value" in control && control.value === "") control.value = value;
  }
}

/** The texts of a form's fields, but for its bait. */
export function heldBy(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(([name]) => name !== baitField);
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

function draftOf(name: MessageFormName, form: HTMLFormElement): Draft<Record<string, string>> {
  const empty = Object.fromEntries(Object.keys(heldBy(form)).map((field) => [field, ""]));
  return createDraft({ name, empty });
}
