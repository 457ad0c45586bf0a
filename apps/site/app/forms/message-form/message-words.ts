import type { MessageFormName } from "@matchfront/forms";
import { fr } from "@matchfront/forms/languages/fr";
import { pt } from "@matchfront/forms/languages/pt";
import { sw } from "@matchfront/forms/languages/sw";
import type { CountWords } from "@matchfront/ui";
import { pathIn, type InLanguages, type Language } from "../../../languages/language.ts";
import { countWords as countInFrench } from "../../../languages/fr/count-words.ts";
import { countWords as countInPortuguese } from "../../../languages/pt/count-words.ts";
import { countWords as countInSwahili } from "../../../languages/sw/count-words.ts";
import type { MessageWords } from "./message-form-binding.ts";

type FormWords = Readonly<Record<MessageFormName, MessageWords["copy"]>> & Pick<MessageWords, "submit">;
type Translated = { words: FormWords; count: CountWords };

const translated: InLanguages<Translated | undefined> = {
  en: undefined,
  fr: { words: fr, count: countInFrench },
  pt: { words: pt, count: countInPortuguese },
  sw: { words: sw, count: countInSwahili },
};

/** What a message form says in a language; undefined in English, which its definition has. */
export function messageWordsIn(
  language: Language,
  { name, page }: { name: MessageFormName; page: string },
): MessageWords | undefined {
  const own = translated[language];
  if (!own) return undefined;
  const { words, count } = own;
  return { lang: language, page: pathIn(language, page), copy: words[name], submit: words.submit, count };
}
