import { brand } from "../../brand.ts";
import type { FaqPage } from "./vocabulary.ts";

type Entry = {
  /** The question's address on /faq, without "#". */
  id: string;
  question: string;
  /** The answer that the page shows, as plain text. */
  answer: string;
};

/** The help page's questions (https://schema.org/FAQPage). */
export function faqPage(entries: readonly Entry[]): FaqPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${brand.origin}/faq#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
