import { DefinitionList, Prose } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import styles from "./ambassadors-page.module.css";

export function Payment() {
  const { heading, amount, link, period, payout, channel, course, steps } = useMessages().ambassadors.payment;
  return (
    <section aria-labelledby="payment" className={styles.column}>
      <h2 id="payment">{heading}</h2>
      <DefinitionList
        items={[
          amount,
          { term: link.term, definition: link.definition({ origin: brand.origin }) },
          period,
          payout,
          channel,
        ]}
      />
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
