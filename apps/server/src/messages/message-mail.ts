import { defaultLanguage } from "@matchfront/locales/locales";
import type { Mail } from "../mail/outbox.ts";
import { messageForms } from "./message-forms.ts";
import { shortReference, type Message } from "./message-store.ts";

export function messageMail(message: Message): Mail {
  const { id, formName, values, receivedAt, language } = message;
  const form = messageForms[formName];
  const { description = "", ...fields } = values;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return {
    id,
    replyTo: values.email,
    subject: toOneLine(form.subject(values)),
    text: [
      ...filled.map(([name, value]) => `${form.labels[name]}: ${toOneLine(value)}`),
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
