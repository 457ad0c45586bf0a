import { calls } from "@matchfront/api-client";
import { contactForm } from "@matchfront/forms";
import { configureMessageForm } from "../message-form/message-form-config.ts";
import { contactFields } from "./contact-fields.tsx";

export const contactFormConfig = configureMessageForm(contactForm, calls.contact, contactFields);
