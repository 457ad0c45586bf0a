import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { HalfDiscs } from "./half-discs.tsx";
import styles from "./steps.module.css";

export type Step = {
  title: string;
  text: ReactNode;
  /** A decorative illustration beside the text. */
  illustration?: ReactNode;
};

export type StepsProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Two or more steps, ideally three. */
  steps: readonly Step[];
};

/**
 * Numbered steps. The half discs beside each number are apart at the first step and joined at the last.
 * Titles are headings of level 3.
 *
 * @example <Steps steps={[{ title: "Create A Profile", text: "Say who you are." }, { title: "Browse Photos", text: "…" }]} />
 */
export function Steps({ steps, className, ...rest }: StepsProps) {
  return (
    <ol className={classNames(styles.root, className)} {...rest}>
      {steps.map(({ title, text, illustration }, index) => (
        <li className={styles.step} key={title}>
          {illustration && <div className={styles.picture}>{illustration}</div>}
          <div className={styles.words}>
            <div aria-hidden="true" className={styles.count}>
              <span className={styles.number}>{index + 1}</span>
              <HalfDiscs apart={1 - index / (steps.length - 1 || 1)} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
