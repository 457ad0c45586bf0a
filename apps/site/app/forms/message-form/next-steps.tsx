import type { ReactNode } from "react";
import { useMessages } from "../../messages/messages.ts";
import styles from "./next-steps.module.css";

export function NextSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>{useMessages().form.next}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps may be elements, and are never reordered
          <li className={styles.step} key={index}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
