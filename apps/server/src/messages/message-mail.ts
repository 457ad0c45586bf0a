import type { Mail } from "../mail/mail.ts";
import { messageForms } from "./message-forms.ts";
import { shortReference, type Message } from "./message.ts";

/**
 * The mail that brings a message to the people behind the site: one line per field, the language unless it is English,
 * and the description, which may be long, at the end.
 *
 * @example messageMail(message).subject; // "[Help / Support] message from ada@example.org"
 */
export function messageMail(message: Message): Mail {
  const { id, formName, values, receivedAt, language } = message;
  const form = messageForms[formName];
  const { description = "", ...fields } = values;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return {
    id,
    replyTo: values.email,
    subject: inOneLine(form.subject(values)),
    text: [
      ...filled.map(([name, value]) => `${form.labels[name]}: ${inOneLine(value)}`),
      ...(language === "en" ? [] : [`Language: ${language}`]),
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

/** The form's fields have one line each, but its call accepts line breaks, which would forge other fields' lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}
