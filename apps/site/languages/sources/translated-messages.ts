import { messagesIn } from "../../app/words/keyed-messages.ts";
import type { LanguageWords } from "../../app/words/language-words.ts";
import { wordsIn } from "../../app/words/words-in.ts";
import type { TranslatedLanguage } from "@matchfront/locales/locales";

/** All messages of a language, by the keys that English gives them. */
export function messagesOf({ countMessages, ...words }: LanguageWords): ReadonlyMap<string, string> {
  // How numbers are written is a code, and no message.
  const { upTo, left, over } = countMessages;
  const messages = messagesIn({ ...words, countMessages: { upTo, left, over } });
  return new Map(messages.map(({ key, message }) => [key, message]));
}

/** All messages of a translation. */
export function translatedMessages(language: TranslatedLanguage): ReadonlyMap<string, string> {
  return messagesOf(wordsIn[language]);
}
