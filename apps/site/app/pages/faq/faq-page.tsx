import type { ContactValues } from "@matchfront/forms/site";
import {
  Accordion,
  AccordionItem,
  Button,
  ButtonLink,
  Prose,
  ProseLayout,
  TableOfContents,
} from "@matchfront/ui";
import { StartCommunicating } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { help } from "../../documents/documents.ts";
import { useLanguage } from "../../messages/language-context.ts";
import { defaultLanguage } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { useMessages } from "../../messages/messages.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { useLocalizePath } from "../../shell/links.tsx";
import { faqPage } from "../../shell/structured-data.ts";
import { TextHeader } from "../../shell/text-header.tsx";
import { Answer } from "./answer.tsx";
import { AnswerTools } from "./answer-tools.tsx";
import tools from "./answer-tools.module.css";
import styles from "./faq-page.module.css";

const topic: ContactValues["topic"] = "Help / Support";

export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname);
  const { pageTitle: title, description, lastUpdated } = help[language];
  // In translations, structured data would exceed the first 14 kB.
  const structuredData = language === defaultLanguage ? [faqPage(help[language], "/faq")] : [];
  return pageMeta(location, { title, description, lastUpdated, structuredData });
};

export default function FaqPage() {
  const { faq: messages, drawings, components } = useMessages();
  const contact = useLocalizePath()(`/contactus?${new URLSearchParams({ topic })}`);
  const { categories, labels, mostAsked, ...head } = help[useLanguage()];
  return (
    <SitePage>
      <ProseLayout
        contents={
          <div className={styles.side} data-screen="">
            <TableOfContents
              items={categories.map(({ id, heading }) => ({ id, label: heading }))}
              label={components.contents}
            />
            <div className={styles.stuck}>
              <p>{`${labels.stillStuck} ${messages.realPerson}`}</p>
              <ButtonLink href={contact} variant="secondary">
                {messages.contact}
              </ButtonLink>
            </div>
          </div>
        }
        header={
          <TextHeader
            lastUpdated={head.lastUpdated}
            lead={head.lead}
            picture={
              <StartCommunicating wide label={messages.drawing} messages={drawings.startCommunicating} />
            }
            title={head.title}
          >
            <AnswerTools contact={contact} labels={labels} mostAsked={mostAsked} />
          </TextHeader>
        }
      >
        <div className={tools.live} data-screen="" data-scripted="">
          <Button id="show-all" type="button" variant="secondary">
            {labels.showAll}
          </Button>
        </div>
        <Prose>
          {categories.map(({ id, heading, questions }) => (
            <section aria-labelledby={id} data-category="" key={id}>
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
          ))}
          <section aria-labelledby="still-stuck">
            <h2 id="still-stuck">{labels.stillStuck}</h2>
            <ButtonLink href={contact}>{messages.contact}</ButtonLink>
          </section>
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}
