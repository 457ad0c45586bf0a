import { messagesIn } from "../../app/words/keyed-messages.ts";
import { wordsIn } from "../../app/words/words-in.ts";
import type { Translated } from "../language.ts";

/** All messages of a translation, by the keys that English gives them. */
export function translatedMessages(language: Translated): ReadonlyMap<string, string> {
  const { words, forms, estimate, dialogs } = wordsIn[language];
  return new Map(messagesIn({ words, forms, estimate, dialogs }).map(({ key, message }) => [key, message]));
}
