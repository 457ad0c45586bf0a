import { hydrateForm } from "../message-form/hydrate-form.tsx";
import { contactFormConfig } from "./contact-form-config.ts";

export const hydrate = hydrateForm(contactFormConfig);
