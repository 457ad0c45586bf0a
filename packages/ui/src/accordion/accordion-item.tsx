import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon, linkIcon } from "../icon/paths.ts";
import { fillIn } from "../labels/fill-in.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./accordion-item.module.css";

export type AccordionItemProps = ComponentProps<"details"> & {
  /** The answer's id, for links such as `#log-out`. */
  id: string;
  /** The question; a click on it shows the answer. */
  question: string;
  /** The level of the question's heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The text of the link to the answer. @default "Link to this answer" */
  linkLabel?: string | undefined;
  /** The name of that link, which has its text and the question. @default "{label}: {question}" */
  linkName?: string | undefined;
};

/**
 * A question and its answer, in a native `<details>`. A URL whose fragment is its id opens it and scrolls to the
 * question, and find in page opens it too: in Chromium from 97, Firefox from 139 and Safari from 26.2; older browsers
 * leave it closed. When printed, all answers are open: in Chrome and Edge from 131, Firefox from 143 and Safari from
 * 18.4. Scripts find it by `data-question`, its id.
 *
 * The question is a heading in the summary, not a button in a heading: native details open by fragment and by find in
 * page without JavaScript, which no button does. Screen readers that treat a summary as a button read it as one.
 *
 * Source: HTML Standard, ancestor revealing algorithm.
 *
 * @example <AccordionItem id="log-out" question="How do I log out?">Settings, then Log out.</AccordionItem>
 */
export function AccordionItem({
  id,
  question,
  level = 3,
  linkLabel = "Link to this answer",
  linkName = "{label}: {question}",
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={classNames(styles.root, className)} data-question={id} {...rest}>
      <summary className={styles.summary}>
        <Heading className={styles.question}>{question}</Heading>
        <Icon className={styles.caret} path={caretDownIcon} />
      </summary>
      {/* A browser opens details only for a target inside them: so the id is here, positioned at the question. */}
      <span className={styles.target} id={id} />
      <Prose className={styles.answer}>
        {children}
        <p className={styles.link}>
          <a
            aria-label={fillIn(linkName, { label: linkLabel, question })}
            className={styles.anchor}
            href={`#${id}`}
          >
            <Icon path={linkIcon} />
            {linkLabel}
          </a>
        </p>
      </Prose>
    </details>
  );
}
