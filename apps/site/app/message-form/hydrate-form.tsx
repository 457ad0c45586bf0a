import { hydrateRoot } from "react-dom/client";
import { FormWidgets, type FormIslandProps } from "./form-island.tsx";
import type { MessageFormKind, Texts } from "./message-form-kind.ts";
import { heldBy } from "./typed.ts";

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
    const form = root.querySelector("form");
    const draft = { ...kind.empty, ...(form && heldBy(form)) };
    hydrateRoot(root, <FormWidgets draft={draft} kind={kind} {...props} />);
  };
}
