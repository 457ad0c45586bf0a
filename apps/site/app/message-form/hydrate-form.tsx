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
    const draft = { ...kind.empty };
    const held = new FormData(root.querySelector("form") ?? undefined);
    for (const [name, value] of held)
      if (name in draft && typeof value === "string") Object.assign(draft, { [name]: value });
    hydrateRoot(root, <FormWidgets draft={draft} kind={kind} {...props} />);
  };
}
