import {
  Accordion,
  ButtonLink,
  Prose,
  ProseLayout,
  StartCommunicating,
  TableOfContents,
} from "@matchfront/ui";
import { answerText } from "../../../content/faq/answer.ts";
import { description, faq, lastUpdated, lead, title } from "../../../content/faq/faq.ts";
import { faqLabels } from "../../../content/faq/labels.ts";
import { useWords } from "../../../languages/words.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { faqPage } from "../../structured-data/faq-page.ts";
import { TextHeader } from "../text/text-header.tsx";
import { AnswerTools } from "./answer-tools.tsx";
import { Answers } from "./answers.tsx";
import styles from "./faq-page.module.css";

export const handle = { loading: "enhanced", script: "faq" } satisfies PageHandle;

const entries = faq
  .flatMap(({ questions }) => questions)
  .map(({ id, question, answer }) => ({ id, question, answer: answerText(answer) }));

export const meta = () =>
  pageMeta({ title, description, lastUpdated, path: "/faq", structuredData: [faqPage(entries)] });

export default function FaqPage() {
  const words = useWords().faq;
  return (
    <SitePage>
      <ProseLayout
        contents={
          <div className={styles.side}>
            <TableOfContents items={faq.map(({ id, heading }) => ({ id, label: heading }))} />
            <div className={styles.stuck}>
              <p>{`${faqLabels.stillStuck} ${words.realPerson}`}</p>
              <ButtonLink href="/contactus" variant="secondary">
                {words.contact}
              </ButtonLink>
            </div>
          </div>
        }
        header={
          <TextHeader
            lastUpdated={lastUpdated}
            lead={lead}
            picture={<StartCommunicating label={words.drawing} wide />}
            title={title}
          />
        }
      >
        <AnswerTools />
        <Prose hidden id="results">
          <section aria-labelledby="search-results">
            <h2 id="search-results">{faqLabels.searchResults}</h2>
            <Accordion />
          </section>
        </Prose>
        <Prose>
          {faq.map((category) => (
            <Answers category={category} key={category.id} />
          ))}
          <section aria-labelledby="still-stuck">
            <h2 id="still-stuck">{faqLabels.stillStuck}</h2>
            <ButtonLink href="/contactus">{words.contact}</ButtonLink>
          </section>
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}
