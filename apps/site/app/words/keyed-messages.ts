import type { Messages } from "./message.ts";

/** A message, and where it stands: "contact.head.title". */
export type KeyedMessage = { key: string; message: string };

/**
 * All messages of some words, by their keys.
 *
 * @example messagesIn({ contact: { steps: ["You apply."] } }); // [{ key: "contact.steps.0", message: "You apply." }]
 */
export function messagesIn(words: Messages | readonly string[], path = ""): KeyedMessage[] {
  return Object.entries(words).flatMap(([name, word]): KeyedMessage[] =>
    typeof word === "string" ? [{ key: path + name, message: word }] : messagesIn(word, `${path}${name}.`),
  );
}
