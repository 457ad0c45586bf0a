import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon, linkIcon } from "../icon/paths.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./accordion-item.module.css";

export type AccordionItemProps = ComponentProps<"details"> & {
  /** What stands after the # in the answer's address. */
  id: string;
  question: string;
  /** The level of the question's heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** @default "Link to this answer" */
  linkLabel?: string | undefined;
};

/**
 * A question and its answer, in native details. An address that ends in its id opens it and shows the question on top,
 * and so does a find in the page: in Chromium from 97, Firefox from 139 and Safari from 26.2. Older browsers leave it
 * closed. On paper all answers are open: in Chrome and Edge from 131, Firefox from 143 and Safari from 18.4. Scripts
 * find it by `data-question`, its id.
 *
 * The question is a heading in the summary, not a button in a heading: native details open by hash and by search
 * without a script, which no button does. Screen readers that treat a summary as a button read it as one.
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
      {/* A browser opens details for a target inside them alone: so it is here, and drawn where the question is. */}
      <span className={styles.target} id={id} />
      <Prose className={styles.answer}>
        {children}
        <p className={styles.link}>
          <a aria-label={`${linkLabel}: ${question}`} className={styles.anchor} href={`#${id}`}>
            <Icon path={linkIcon} />
            {linkLabel}
          </a>
        </p>
      </Prose>
    </details>
  );
}
