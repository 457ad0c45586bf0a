import { messageForms, type MessageFormName } from "@matchfront/forms/site";
import { defaultLanguage } from "@matchfront/locales/locales";
import type { Mail } from "../mail/outbox.ts";
import type { MessageValues } from "./message-forms.ts";
import { shortReference, type Message } from "./message-store.ts";

const subjects: Readonly<Record<MessageFormName, (values: MessageValues) => string>> = {
  contact: ({ topic, email }) => `[${topic}] message from ${email}`,
  partnership: ({ name, email }) => `[Partnership] request from ${name}, ${email}`,
  advertising: ({ name, email }) => `[Advertising] request from ${name}, ${email}`,
};

/** The labels of fields: those on the page, with some exceptions. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    messageForms.flatMap(({ copy }) =>
      Object.entries(copy.fields).map(([field, { label }]) => [field, label.replace(/ \(optional\)$/, "")]),
    ),
  ),
  name: "Name",
  businessname: "Business",
  email: "From",
  phoneNumber: "Phone",
};

export function messageMail(message: Message): Mail {
  const { id, formName, values, receivedAt, language } = message;
  const { description = "", ...fields } = values;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return {
    id,
    replyTo: values.email,
    subject: toOneLine(subjects[formName](values)),
    text: [
      ...filled.map(([name, value]) => `${labels[name]}: ${toOneLine(value)}`),
      ...(language === defaultLanguage ? [] : [`Language: ${language}`]),
      `Received: ${receivedAt.toISOString()}`,
      `Reference: ${id}`,
      `Sender's reference: ${shortReference(message)}`,
      "",
      description,
      "",
    ].join("\n"),
    createdAt: receivedAt,
  };
}

/** Replaces line breaks, which programs can send and which could forge the lines of other fields. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}
