import { emptyContact, type ContactDraft } from "@matchfront/forms";
import { ToastProvider } from "@matchfront/ui";
import { hydrateRoot } from "react-dom/client";
import { Island } from "../loading/island.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";

type ContactIslandProps = { refusal?: ContactRefusal };

/** The contact form as every page carries it: prerendered, or in answer to a refused native post. */
export function ContactIsland(props: ContactIslandProps) {
  return (
    <Island name="contact" props={props}>
      <ContactWidgets draft={props.refusal?.values ?? emptyContact} {...props} />
    </Island>
  );
}

function ContactWidgets({ draft, refusal }: ContactIslandProps & { draft: ContactDraft }) {
  return (
    <ToastProvider>
      <ContactForm draft={draft} refusal={refusal} />
    </ToastProvider>
  );
}

/** Lets React take over the island's HTML, with what its form holds by now. */
export function hydrate(root: HTMLElement): void {
  const props: ContactIslandProps = JSON.parse(root.dataset.props ?? "{}");
  const draft = { ...emptyContact, ...heldBy(root.querySelector("form")) };
  hydrateRoot(root, <ContactWidgets draft={draft} {...props} />);
}

function heldBy(form: HTMLFormElement | null): Partial<ContactDraft> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}
