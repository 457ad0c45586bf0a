import { use } from "react";
import { dialogBrand } from "../../../brand.ts";
import type { LinkProblem } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import { DialogLocaleContext } from "./dialog-locale.ts";

const { support } = dialogBrand;

type InvalidLinkProps = {
  kind: "phone" | "password";
  /** Whether a toast shows the message. The text stays hidden until the toast is closed. */
  isToastOpen: boolean;
  problem: LinkProblem;
};

export function InvalidLink({ kind, isToastOpen, problem }: InvalidLinkProps) {
  const { helpPath, messages } = use(DialogLocaleContext);
  const { questions, newLink, writeTo, damagedLink, unavailable } = messages.dialog;
  const [subject, body] = [questions[kind], newLink].map(encodeURIComponent);
  const isUnavailable = problem === "unavailable";
  const texts = {
    damaged: damagedLink,
    expired: messages.phoneReset.invalidLink,
    unavailable: unavailable[kind],
  };
  return (
    <div className={styles.form}>
      <p data-toasted={isToastOpen} ref={focusTextOrHeading} tabIndex={-1}>
        {texts[problem]}
      </p>
      {!isUnavailable && (
        <p>
          <a href={`${helpPath}#change-${kind === "phone" ? "phone-number" : kind}`}>{questions[kind]}</a>
        </p>
      )}
      <p>
        {/* No token here: mail servers and support staff would see it. */}
        <a
          href={`mailto:${support}?subject=${subject}${isUnavailable ? "" : `&body=${body}`}`}
        >{`${writeTo} ${support}`}</a>
      </p>
    </div>
  );
}

function focusTextOrHeading(text: HTMLElement | null): void {
  document.querySelector<HTMLElement>("dialog h2")?.focus();
  text?.focus();
}
