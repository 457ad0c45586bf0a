import { Button, TextField } from "@matchfront/ui";
import { faqLabels } from "../../../content/faq/labels.ts";
import styles from "./answer-tools.module.css";

/** The search and the button that opens all answers; `enhance-faq.ts` implements them. */
export function AnswerTools() {
  return (
    <search className={styles.root} id="answer-tools">
      <TextField
        autoComplete="off"
        hint={faqLabels.searchHint}
        label={faqLabels.search}
        name="search"
        type="search"
      />
      <Button id="show-all" type="button" variant="secondary">
        {faqLabels.showAll}
      </Button>
      <p className={styles.found}>
        <output htmlFor="search" id="found" />
        <a hidden href="/contactus" id="write-to-us">
          {faqLabels.writeToUs}
        </a>
      </p>
    </search>
  );
}
