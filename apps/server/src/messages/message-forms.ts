import { calls, type CallDefinition } from "@matchfront/api-client";
import {
  businessRequestCopy,
  contactCopy,
  parseBusinessRequest,
  parseContact,
  type FieldErrors,
} from "@matchfront/forms";
import type { FormName } from "../database/tables.ts";

/** What any of the forms holds, by field, in the form's order. */
export type MessageValues = Readonly<Record<string, string>> & { readonly email: string };

type ParsedMessage =
  | { readonly status: "valid"; readonly values: MessageValues }
  | { readonly status: "invalid"; readonly errors: FieldErrors<Record<string, string>> };

/** One of the forms that send a message: what differs between them. */
export interface MessageForm {
  readonly name: FormName;
  /** Where it is posted to (specification section 7), by the page's script or by the browser itself. */
  readonly call: CallDefinition & { readonly method: "post" };
  /** The path of the page that it stands on; `/sent` behind it thanks who sent it without script. */
  readonly page: string;
  /** What a mail calls each field, in the form's order. */
  readonly labels: Readonly<Record<string, string>>;
  readonly parse: (input: unknown) => ParsedMessage;
  readonly thanks: string;
  readonly subject: (values: MessageValues) => string;
}

const businessRequest = {
  labels: {
    name: "Name",
    businessname: "Business",
    email: "From",
    phoneNumber: "Phone",
    website: "Website",
    description: "Description",
  },
  parse: parseBusinessRequest,
  thanks: businessRequestCopy.thanks.message,
};

/** The forms that send a message, by name. */
export const messageFormNamed: Readonly<Record<FormName, MessageForm>> = {
  contact: {
    name: "contact",
    call: calls.contact,
    page: "/contactus",
    labels: { topic: "Topic", email: "From", description: "Description" },
    parse: parseContact,
    thanks: contactCopy.thanks.message,
    subject: ({ topic, email }) => `[${topic}] message from ${email}`,
  },
  partnership: {
    ...businessRequest,
    name: "partnership",
    call: calls.partnership,
    page: "/partnership",
    subject: ({ name, email }) => `[Partnership] request from ${name}, ${email}`,
  },
  advertising: {
    ...businessRequest,
    name: "advertising",
    call: calls.advertising,
    page: "/advertise-form",
    subject: ({ name, email }) => `[Advertising] request from ${name}, ${email}`,
  },
};

/** Every form that sends a message, and its call. */
export const messageForms: readonly MessageForm[] = Object.values(messageFormNamed);
