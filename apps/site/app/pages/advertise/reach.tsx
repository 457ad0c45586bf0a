import { Section, StatRow } from "@matchfront/ui";
import { useWords } from "../../words/words.ts";
import { BrowseStage } from "../landing/staged-screens.tsx";
import styles from "./reach.module.css";

/** Whom an ad reaches: how many they are, what they want, and what they look at. */
export function Reach() {
  const { heading, users, serious, text } = useWords().advertise.reach;
  return (
    <Section heading={heading} id="audience" surface="card">
      <div className={styles.root}>
        <div className={styles.picture}>
          <BrowseStage />
        </div>
        <div className={styles.words}>
          <StatRow stats={[users, serious]} />
          <p>{text}</p>
        </div>
      </div>
    </Section>
  );
}
