import { hydrateRoot } from "react-dom/client";
import { identifierPrefix } from "../../islands/identifier-prefix.ts";
import type { FormIslandProps } from "./form-island.tsx";
import type { MessageKind } from "./message-kind.ts";
import { MessageForm } from "./message-form.tsx";

/**
 * Makes the `hydrate` of a form's island: React takes over its HTML, with what the form holds by now, which React and
 * final-form would empty (https://github.com/react/react/issues/26974). What is typed from here on makes React
 * hydrate at once.
 *
 * @example export const hydrate = hydrateForm(contactMessage);
 */
export function hydrateForm(kind: MessageKind) {
  return (root: HTMLElement): void => {
    const { refused }: FormIslandProps = JSON.parse(root.dataset.props ?? "{}");
    const typed = kind.form.typed(new FormData(root.querySelector("form") ?? undefined));
    hydrateRoot(
      root,
      <MessageForm initial={typed} kind={kind} refused={refused && { ...refused, typed }} />,
      { identifierPrefix: identifierPrefix(kind.form.name) },
    );
  };
}
