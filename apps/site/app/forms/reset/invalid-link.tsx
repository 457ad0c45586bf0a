import { use } from "react";
import { brandOfDialogs } from "../../../brand.ts";
import styles from "./reset-dialog.module.css";
import { CurrentWordsContext } from "./reset-words.ts";

const { support } = brandOfDialogs;

type InvalidLinkProps = {
  kind: "phone" | "password";
  /** Whether a toast says that the link does not work: the text follows once that is closed. */
  isToasted: boolean;
};

/** Replaces the form if its link does not work: how to get a new one. */
export function InvalidLink({ kind, isToasted }: InvalidLinkProps) {
  const { helpPath, words } = use(CurrentWordsContext);
  const { questions, newLink, writeTo } = words.dialog;
  const [subject, body] = [questions[kind], newLink].map(encodeURIComponent);
  return (
    <div className={styles.form}>
      <p data-toasted={isToasted} ref={focusTextOrHeading} tabIndex={-1}>
        {words.phoneReset.invalidLink}
      </p>
      <p>
        <a href={`${helpPath}#change-${kind === "phone" ? "phone-number" : kind}`}>{questions[kind]}</a>
      </p>
      <p>
        {/* Without the link's token, which mail servers and support staff would see. */}
        <a href={`mailto:${support}?subject=${subject}&body=${body}`}>
          {writeTo} {support}
        </a>
      </p>
    </div>
  );
}

/** Focuses the text, or the dialog's heading while a toast says the text, which is hidden then and takes no focus. */
function focusTextOrHeading(text: HTMLElement | null): void {
  document.querySelector<HTMLElement>("dialog h2")?.focus();
  text?.focus();
}
