import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { contactForm } from "./contact-form.ts";

export const hydrate = hydrateForm(contactForm);
