import { calls } from "@matchfront/api-client";
import { contactForm } from "@matchfront/forms";
import { bindMessageForm } from "../message-form/message-form-binding.ts";
import { contactFields } from "./contact-fields.tsx";

export const contactBinding = bindMessageForm(contactForm, calls.contact, contactFields);
