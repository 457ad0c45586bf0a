import { calls } from "@matchfront/api-client/calls";
import { contactForm } from "@matchfront/forms/site";
import { configureMessageForm } from "../message-form/message-form-config.ts";
import { contactFields } from "./contact-fields.tsx";

export const contactFormConfig = configureMessageForm(contactForm, calls.contact, contactFields);
