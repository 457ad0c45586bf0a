import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon, linkIcon } from "../icon/paths.ts";
import { interpolate } from "../messages/interpolate.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./accordion.module.css";

/**
 * A list of `AccordionItem`s, several of which may be open. Works without JavaScript.
 *
 * @example <Accordion><AccordionItem id="log-out" question="How do I log out?">Settings, then Log out.</AccordionItem></Accordion>
 */
export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.list, className)} {...rest} />;
}

export type AccordionItemProps = ComponentProps<"details"> & {
  /** The id of the answer, for links such as `#log-out`. */
  id: string;
  /** The question. A click on it shows the answer. */
  question: string;
  /** The level of the question's heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The text of the link to the answer. @default "Link to this answer" */
  linkLabel?: string | undefined;
  /**
   * The accessible name of that link, with the placeholders `{label}` and `{question}`.
   * @default "{label}: {question}"
   */
  linkName?: string | undefined;
};

/**
 * A question and its answer, in a native `<details>`.
 *
 * - Opens for a URL with its id as the fragment and by find in page: Chromium 97, Firefox 139, Safari 26.2.
 * - Prints all answers: Chrome and Edge 131, Firefox 143, Safari 18.4.
 * - Scripts find it by `data-question`, its id.
 *
 * The heading is in the summary: a heading with a button would need JavaScript to open by fragment. Screen
 * readers that treat a summary as a button ignore the heading.
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
        <Icon className={styles.caret} data-caret="" data-screen="" path={caretDownIcon} />
      </summary>
      {/* Browsers open details only for a target inside, which is here at the position of the question. */}
      <span className={styles.target} id={id} />
      <Prose className={styles.answer}>
        {children}
        <p className={styles.link} data-screen="">
          <a
            aria-label={interpolate(linkName, { label: linkLabel, question })}
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
