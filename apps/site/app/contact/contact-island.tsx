import { ToastProvider } from "@matchfront/ui";
import { hydrateRoot } from "react-dom/client";
import { Island } from "../loading/island.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";

type ContactIslandProps = { refusal?: ContactRefusal };

/** The contact form as every page carries it: prerendered, or answered to a refused native post. */
export function ContactIsland(props: ContactIslandProps) {
  return (
    <Island name="contact" props={props}>
      <ContactWidgets {...props} />
    </Island>
  );
}

function ContactWidgets({ refusal }: ContactIslandProps) {
  return (
    <ToastProvider>
      <ContactForm refusal={refusal} />
    </ToastProvider>
  );
}

/** Lets React take over the island's HTML. */
export function hydrate(root: HTMLElement): void {
  hydrateRoot(root, <ContactWidgets {...(JSON.parse(root.dataset.props ?? "{}") as ContactIslandProps)} />);
}
