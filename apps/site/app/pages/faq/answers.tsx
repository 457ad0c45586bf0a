import { Accordion, AccordionItem } from "@matchfront/ui";
import type { Category } from "@matchfront/locales/help";
import type { FaqLabels } from "@matchfront/locales/help";
import { Answer } from "./answer.tsx";

type AnswersProps = { category: Category; labels: Pick<FaqLabels, "linkToAnswer" | "linkName"> };

export function Answers({ category: { id, heading, questions }, labels }: AnswersProps) {
  return (
    <section aria-labelledby={id} data-category="">
      <h2 id={id}>{heading}</h2>
      <Accordion>
        {questions.map(({ id: questionId, question, answer }) => (
          <AccordionItem
            id={questionId}
            key={questionId}
            linkLabel={labels.linkToAnswer}
            linkName={labels.linkName}
            question={question}
          >
            <Answer blocks={answer} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
