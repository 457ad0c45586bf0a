import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { contactBinding } from "./contact-binding.ts";

export const hydrate = hydrateForm(contactBinding);
