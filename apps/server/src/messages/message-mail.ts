import type { Mail } from "../mail/mail.ts";
import type { MessageForm, MessageValues } from "./message-forms.ts";

/** A message that was taken, from one of the forms. */
export interface Message {
  /** Its reference, which the sender is told. */
  readonly id: string;
  readonly form: Pick<MessageForm, "name" | "labels" | "subject">;
  readonly values: MessageValues;
  readonly receivedAt: Date;
}

/**
 * Writes the mail that brings a message to the people behind the site: what was typed, field by field, and the
 * description, which may be long, at its end.
 *
 * @example messageMail(message).subject; // "[Help / Support] message from ada@example.org"
 */
export function messageMail({ id, form, values, receivedAt }: Message): Mail {
  const { description = "", ...fields } = values;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return {
    id,
    replyTo: values.email,
    subject: inOneLine(form.subject(values)),
    text: [
      ...filled.map(([name, value]) => `${form.labels[name]}: ${inOneLine(value)}`),
      `Received: ${receivedAt.toISOString()}`,
      `Reference: ${id}`,
      "",
      description,
      "",
    ].join("\n"),
    createdAt: receivedAt,
  };
}

/** What no field of the form can hold, but its call may: a line that looks like another field's. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}
