import { emptyContact, type ContactDraft } from "@matchfront/forms";
import { ToastProvider } from "@matchfront/ui";
import { Island } from "../loading/island.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";

/** What the island's first render needs beyond the page's HTML. */
export type ContactIslandProps = { refusal?: ContactRefusal | undefined };

type ContactDraftProps = ContactIslandProps & { draft: ContactDraft };

/** The contact form as its page carries it: prerendered, or in answer to a refused native post. */
export function ContactIsland({ draft = emptyContact, refusal }: Partial<ContactDraftProps>) {
  return (
    <Island name="contact" page="/contactus" props={{ refusal }}>
      <ContactWidgets draft={draft} refusal={refusal} />
    </Island>
  );
}

/** What React takes over inside the island. */
export function ContactWidgets({ draft, refusal }: ContactDraftProps) {
  return (
    <ToastProvider>
      <ContactForm draft={draft} refusal={refusal} />
    </ToastProvider>
  );
}
