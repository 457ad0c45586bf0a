import type { FormValues } from "../define-form/field-definition.ts";
import type { Form } from "../define-form/form.ts";
import { idOf } from "../define-form/id-of.ts";
import type { Texts } from "./binding-context.ts";

/** A visitor's input in the server's HTML of a form. */
export type Entered = {
  /** The texts that differ from those of the server. */
  readonly texts: Texts;
  /** Restores focus and caret if React has replaced the HTML, or a text in it. */
  readonly restoreFocus: (form: HTMLFormElement) => void;
};

type Caret = Pick<HTMLInputElement, "selectionStart" | "selectionEnd">;

/** The input at an earlier render: React writes the server's text into a text area, and may then start again. */
const found = new WeakMap<HTMLFormElement, Caret & { readonly texts: Texts; readonly name: unknown }>();

/**
 * Reads what a visitor has entered into the server's HTML of a form, which React would discard
 * (https://github.com/react/react/issues/26974). Must be called while the form is rendered for the first time: if a browser
 * extension has changed the HTML, React then replaces it. Returns undefined if there is no such HTML.
 */
export function readEntered(
  { fieldNames, readInput }: Pick<Form<FormValues, boolean>, "fieldNames" | "readInput">,
  idPrefix: string,
): Entered | undefined {
  if (typeof document === "undefined") return undefined;
  const ids = fieldNames.map((name) => idOf(idPrefix, name));
  const form: unknown = ids.map((id) => Object(document.getElementById(id)).form).find(Boolean);
  if (!(form instanceof HTMLFormElement) || "hydrated" in form.dataset) return undefined;

  const html = document.importNode(form, true);
  html.reset();
  const before: Texts = readInput(new FormData(html));
  const now: Texts = readInput(new FormData(form));
  const known = found.get(form);
  const texts: Record<string, string> = {};
  for (const [field, text = ""] of Object.entries(now)) {
    const served = before[field];
    const entered = text === served && text !== "" ? known?.texts[field] : text;
    if (entered !== undefined && entered !== served) texts[field] = entered;
  }

  const focused: HTMLInputElement = Object(document.activeElement);
  const { name } = focused;
  const isOverwritten = known?.name === name && name in texts && texts[name] !== now[name];
  const { selectionStart, selectionEnd } = isOverwritten ? known : focused;
  found.set(form, { texts, name, selectionStart, selectionEnd });
  const sameNamed = (owner: HTMLFormElement) =>
    [...owner.elements].filter((control) => Object(control).name === name);
  const index = sameNamed(form).indexOf(focused);
  return {
    texts,
    restoreFocus(restored) {
      const control: Partial<HTMLInputElement> = Object(sameNamed(restored)[index]);
      if (document.activeElement === document.body) control.focus?.({ preventScroll: true });
      // Other controls, and inputs for an email, have no caret that can be read.
      if (typeof selectionStart === "number" && control.selectionStart !== selectionStart)
        control.setSelectionRange?.(selectionStart, selectionEnd);
    },
  };
}
