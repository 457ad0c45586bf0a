import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { contactMessage } from "./contact-message.ts";

export const hydrate = hydrateForm(contactMessage);
