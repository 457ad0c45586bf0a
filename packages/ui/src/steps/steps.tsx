import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
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
          {illustration && (
            <div className={styles.picture} data-screen="">
              {illustration}
            </div>
          )}
          <div className={styles.words}>
            <div aria-hidden="true" className={styles.count}>
              <span>{index + 1}</span>
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

/** The initial distance of the halves, for a radius of 28. */
const maxDistance = 64;

/**
 * Two half discs on one line.
 *
 * @param apart the distance, from 0 (touching) to 1 (farthest apart)
 */
function HalfDiscs({ apart }: { apart: number }) {
  const gap = apart * maxDistance;
  return (
    <svg className={styles.discs} viewBox={`0 0 ${56 + gap} 56`}>
      <path d="M28 0A28 28 0 0 0 28 56Z" />
      <path className={styles.second} d={`M${28 + gap} 0A28 28 0 0 1 ${28 + gap} 56Z`} />
    </svg>
  );
}
