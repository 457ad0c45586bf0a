import { messageForms, type MessageFormName } from "@matchfront/forms/site";
import { defaultLanguage } from "@matchfront/locales/locales";
import { toOneLine, toPrintable } from "../config/printable.ts";
import type { Mail } from "../mail/outbox.ts";
import type { MessageValues } from "./message-forms.ts";
import { shortReference, type Message } from "./message-store.ts";

const subjects: Readonly<Record<MessageFormName, (values: MessageValues) => string>> = {
  contact: ({ topic, email }) => `[${topic}] message from ${email}`,
  partnership: ({ name, email }) => `[Partnership] request from ${name}, ${email}`,
  advertising: ({ name, email }) => `[Advertising] request from ${name}, ${email}`,
};

/** The labels in mails that differ from those on the page. */
const mailLabels: Readonly<Record<string, string>> = {
  name: "Name",
  businessname: "Business",
  email: "From",
  phoneNumber: "Phone",
};

const languageNames = new Intl.DisplayNames("en", { type: "language" });

function labelOf(formName: MessageFormName, field: string): string {
  const form = messageForms.find(({ name }) => name === formName);
  const fields: Readonly<Record<string, { readonly label: string }>> = form?.copy.fields ?? {};
  return mailLabels[field] ?? fields[field]?.label.replace(/ \(optional\)$/, "") ?? field;
}

export function messageMail(message: Message): Mail {
  const { id, formName, values, receivedAt, language } = message;
  const { description = "", ...fields } = values;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return {
    id,
    replyTo: values.email,
    // Mail programs decode encoded words (RFC 2047), also typed ones.
    subject: toOneLine(subjects[formName](values)).replaceAll("=?", "= ?"),
    text: [
      ...filled.map(([name, value]) => `${labelOf(formName, name)}: ${toOneLine(value)}`),
      ...(language === defaultLanguage ? [] : [`Language: ${languageNames.of(language)}`]),
      `Received: ${receivedAt.toISOString()}`,
      `Reference: ${id}`,
      `Sender's reference: ${shortReference(id)}`,
      "",
      toPrintable(description),
      "",
    ].join("\n"),
    createdAt: receivedAt,
  };
}
