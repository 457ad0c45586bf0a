import { hydrateRoot } from "react-dom/client";
import { FormWidgets, type FormIslandProps } from "./form-island.tsx";
import type { MessageFormKind, Texts } from "./message-form-kind.ts";

/**
 * Makes the `hydrate` of a form's island: React takes over its HTML, with what the form holds by now, which React and
 * final-form would empty (https://github.com/react/react/issues/26974). What is typed from here on makes React
 * hydrate at once.
 *
 * @example export const hydrate = hydrateForm(contactForm);
 */
export function hydrateForm<Values extends Texts>(kind: MessageFormKind<Values>) {
  return (root: HTMLElement): void => {
    const props: FormIslandProps = JSON.parse(root.dataset.props ?? "{}");
    const draft = { ...kind.empty, ...heldBy(root.querySelector("form"), kind.empty) };
    hydrateRoot(root, <FormWidgets draft={draft} kind={kind} {...props} />);
  };
}

function heldBy<Draft extends Texts>(form: HTMLFormElement | null, empty: Draft): Partial<Draft> {
  const fields = form ? [...new FormData(form)].filter(([name]) => name in empty) : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the form are those of its draft
  return Object.fromEntries(fields) as Partial<Draft>;
}
