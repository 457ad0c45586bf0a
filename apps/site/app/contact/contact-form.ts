import { calls, createApiClient } from "@matchfront/api-client";
import {
  contactCopy,
  emptyContact,
  parseContact,
  validateContact,
  type ContactValues,
} from "@matchfront/forms";
import type { MessageFormKind } from "../message-form/message-form-kind.ts";
import { ContactFields } from "./contact-fields.tsx";

/** The Contact Us form. */
export const contactForm: MessageFormKind<ContactValues> = {
  name: "contact",
  action: calls.contact.path,
  path: "/contactus",
  copy: contactCopy,
  empty: emptyContact,
  parse: parseContact,
  validate: validateContact,
  send: (values, options) => createApiClient({ baseUrl: location.origin }).contact.send(values, options),
  Fields: ContactFields,
};
