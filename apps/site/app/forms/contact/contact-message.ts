import { calls } from "@matchfront/api-client";
import { contactForm } from "@matchfront/forms";
import { messageKind } from "../message-form/message-kind.ts";
import { contactFields } from "./contact-fields.tsx";

/** The Contact Us form. */
export const contactMessage = messageKind(contactForm, calls.contact, contactFields);
