import { brand } from "../../brand.ts";
import { languageOf } from "@matchfront/locales/routing";
import type { FaqPage } from "./vocabulary.ts";

type Entry = {
  id: string;
  question: string;
  answer: string;
};

/** Returns the questions of the help page (https://schema.org/FAQPage), in the language of its path. */
export function faqPage(entries: readonly Entry[], path: string): FaqPage {
  return {
    "@type": "FAQPage",
    inLanguage: languageOf(path),
    mainEntity: entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${brand.origin}${path}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
