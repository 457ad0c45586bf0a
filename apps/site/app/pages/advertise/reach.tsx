import { Section, StatRow } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { browseStage } from "../landing/staged-screens.tsx";
import styles from "./reach.module.css";

/** Whom an ad reaches: how many they are, what they want, and what they look at. */
export function Reach() {
  return (
    <Section heading="Who you’ll reach" id="audience" surface="card">
      <div className={styles.root}>
        <div className={styles.picture}>{browseStage}</div>
        <div className={styles.words}>
          <StatRow
            stats={[
              { value: `Over ${facts.activeUsers}`, label: "active users" },
              { value: `Over ${facts.seriousShare}`, label: "of our daters want a serious relationship" },
            ]}
          />
          <p>
            Singles on iPhone and Android, especially Black and African singles and people who value tradition
            and culture. Everyone is {facts.minimumAge} or older.
          </p>
        </div>
      </div>
    </Section>
  );
}
