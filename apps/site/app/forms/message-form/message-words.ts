import type { MessageFormName } from "@matchfront/forms";
import { fr } from "@matchfront/forms/languages/fr";
import { pt } from "@matchfront/forms/languages/pt";
import { sw } from "@matchfront/forms/languages/sw";
import { pathIn, type Language } from "../../../languages/language.ts";
import { countWords } from "../../../languages/count-words.ts";
import type { MessageWords } from "./message-form-binding.ts";

type FormWords = Readonly<Record<MessageFormName, MessageWords["copy"]>> & Pick<MessageWords, "submit">;

const translated: Readonly<Partial<Record<Language, FormWords>>> = { fr, pt, sw };

/** What a message form says in a language; undefined in English, which its definition has. */
export function messageWordsIn(
  language: Language,
  { name, page }: { name: MessageFormName; page: string },
): MessageWords | undefined {
  const words = translated[language];
  return words && { page: pathIn(language, page), copy: words[name], submit: words.submit, count: countWords[language] };
}
