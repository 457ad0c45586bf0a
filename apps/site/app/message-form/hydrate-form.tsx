import { emptyContact, type ContactDraft } from "@matchfront/forms";
import { hydrateRoot } from "react-dom/client";
import { ContactWidgets, type ContactIslandProps } from "./contact-island.tsx";

/**
 * Lets React take over the island's HTML, with what its form holds by now: React and final-form would empty it
 * (https://github.com/react/react/issues/26974). What is typed from here on makes React hydrate at once.
 *
 * @param root the island's element
 * @example hydrate(document.querySelector("[data-island=contact]"));
 */
export function hydrate(root: HTMLElement): void {
  const props: ContactIslandProps = JSON.parse(root.dataset.props ?? "{}");
  const draft = { ...emptyContact, ...heldBy(root.querySelector("form")) };
  hydrateRoot(root, <ContactWidgets draft={draft} {...props} />);
}

function heldBy(form: HTMLFormElement | null): Partial<ContactDraft> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}
