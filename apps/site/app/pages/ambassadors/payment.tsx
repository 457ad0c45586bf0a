import { DefinitionList, Prose } from "@matchfront/ui";
import { useMessages } from "../../messages/messages.ts";
import styles from "./ambassadors-page.module.css";

export function Payment() {
  const { heading, amount, period, payout, channel, course, steps } = useMessages().ambassadors.payment;
  return (
    <section aria-labelledby="payment" className={styles.column}>
      <h2 id="payment">{heading}</h2>
      <DefinitionList items={[amount, period, payout, channel]} />
      <h3>{course}</h3>
      <Prose>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
    </section>
  );
}
