import { emptyContact, type ContactDraft } from "@matchfront/forms";
import { ToastProvider } from "@matchfront/ui";
import { Island } from "../loading/island.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";

/** What the island is prerendered with: nothing, or a native post that was refused. */
export type ContactIslandProps = { refusal?: ContactRefusal };

/** The contact form as its page carries it: prerendered, or in answer to a refused native post. */
export function ContactIsland(props: ContactIslandProps) {
  return (
    <Island name="contact" props={props}>
      <ContactWidgets draft={props.refusal?.values ?? emptyContact} {...props} />
    </Island>
  );
}

/** What React takes over inside the island. */
export function ContactWidgets({ draft, refusal }: ContactIslandProps & { draft: ContactDraft }) {
  return (
    <ToastProvider>
      <ContactForm draft={draft} refusal={refusal} />
    </ToastProvider>
  );
}
