import { FeatureList } from "@matchfront/ui";
import { useMessages } from "../../messages/messages.ts";
import styles from "./ambassadors-page.module.css";

export function Role() {
  const { heading, text, required, accepted } = useMessages().ambassadors.role;
  return (
    <section aria-labelledby="ambassador" className={styles.column}>
      <h2 id="ambassador">{heading}</h2>
      <p>{text}</p>
      <h3>{required.heading}</h3>
      <FeatureList features={required.points.map((title) => ({ title }))} variant="checks" />
      <h3>{accepted.heading}</h3>
      <FeatureList features={accepted.points.map((title) => ({ title }))} variant="checks" />
    </section>
  );
}
