import { brand } from "../../brand.ts";
import { languageOf } from "../../languages/language.ts";
import type { FaqPage } from "./vocabulary.ts";

type Entry = {
  /** The question's address on /faq, without "#". */
  id: string;
  question: string;
  /** The answer that the page shows, as plain text. */
  answer: string;
};

/**
 * The help page's questions (https://schema.org/FAQPage), in the language of its path.
 *
 * @param path of the page
 */
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
