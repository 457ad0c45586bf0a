import { Accordion, AccordionItem } from "@matchfront/ui";
import type { Category } from "../../../content/faq/answer.ts";
import { Answer } from "./answer.tsx";

type AnswersProps = { category: Category; linkLabel: string };

/** The answers of one category, each with its own anchor. */
export function Answers({ category: { id, heading, questions }, linkLabel }: AnswersProps) {
  return (
    <section aria-labelledby={id} data-category="">
      <h2 id={id}>{heading}</h2>
      <Accordion>
        {questions.map(({ id: address, question, answer, otherWords }) => (
          <AccordionItem
            data-other-words={otherWords}
            id={address}
            key={address}
            linkLabel={linkLabel}
            question={question}
          >
            <Answer blocks={answer} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
