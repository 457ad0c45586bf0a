import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { contactFormConfig } from "./contact-form-config.tsx";

export const hydrate = createFormHydrator(contactFormConfig);
