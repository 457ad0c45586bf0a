import { Button, TextField } from "@matchfront/ui";
import type { FaqLabels } from "../../../content/faq/labels.ts";
import { useScriptWords } from "../../shell/use-script-words.ts";
import styles from "./answer-tools.module.css";

type AnswerToolsProps = {
  /** The contact page's path. */
  contact: string;
  labels: FaqLabels;
};

/** The search and the button that opens all answers; `enhance-faq.ts` implements them. */
export function AnswerTools({ contact, labels }: AnswerToolsProps) {
  return (
    <search className={styles.root} data-words={useScriptWords(spoken(labels))} id="answer-tools">
      <TextField
        autoComplete="off"
        hint={labels.searchHint}
        label={labels.search}
        name="search"
        type="search"
      />
      <Button id="show-all" type="button" variant="secondary">
        {labels.showAll}
      </Button>
      <p className={styles.found}>
        <output htmlFor="search" id="found" />
        <a hidden href={contact} id="write-to-us">
          {labels.writeToUs}
        </a>
      </p>
    </search>
  );
}

/** What the script says and compares. */
function spoken(labels: FaqLabels): Partial<FaqLabels> {
  const { results, nearest, noResults, showAll, hideAll, linkToAnswer, stopWords } = labels;
  return { results, nearest, noResults, showAll, hideAll, linkToAnswer, stopWords };
}
