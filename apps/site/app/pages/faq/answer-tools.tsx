import { Accordion, Prose, TextField } from "@matchfront/ui";
import type { FaqLabels, Link } from "@matchfront/locales/help";
import { ScriptFailure } from "../../islands/script-failure.tsx";
import { useScriptMessages } from "../../messages/language-context.ts";
import { pickScriptLabels } from "../../shell/help-script-labels.ts";
import styles from "./answer-tools.module.css";

type AnswerToolsProps = {
  contact: string;
  labels: FaqLabels;
  mostAsked: readonly Link[];
};

/** Renders the search field and results for `start-search.ts`, and links that work without script. */
export function AnswerTools({ contact, labels, mostAsked }: AnswerToolsProps) {
  return (
    <>
      <search
        className={styles.live}
        data-screen=""
        data-scripted=""
        data-words={useScriptMessages(pickScriptLabels(labels))}
        id="answer-tools"
      >
        <TextField
          autoComplete="off"
          className={styles.field}
          label={labels.search}
          name="search"
          type="search"
        />
      </search>
      <ScriptFailure id="faq" />
      <ul className={styles.mostAsked} data-screen="" id="most-asked">
        {mostAsked.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <Prose className={styles.results} hidden id="results">
        <section aria-labelledby="search-results">
          {/* The number of results is visible. */}
          <h2 data-visually-hidden="" id="search-results">
            {labels.searchResults}
          </h2>
          <p className={styles.found}>
            <output htmlFor="search" id="found" />
          </p>
          <Accordion id="found-answers" />
          <ul id="found-sections" />
          <p>
            {`${labels.stillStuck} `}
            <a href={contact}>{labels.writeToUs}</a>
          </p>
        </section>
      </Prose>
    </>
  );
}
