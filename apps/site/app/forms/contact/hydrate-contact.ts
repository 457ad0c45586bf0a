import { createFormHydrator } from "../message-form/create-form-hydrator.tsx";
import { contactFormConfig } from "./contact-form-config.ts";

export const hydrate = createFormHydrator(contactFormConfig);
