import { DefinitionList, Prose } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import styles from "./ambassadors-page.module.css";

const { pay, linkLife, payouts, paidThrough } = facts.affiliate;

/** What affiliates earn, and how they are paid. */
export function Payment() {
  return (
    <section aria-labelledby="payment" className={styles.column}>
      <h2 id="payment">How you get paid</h2>
      <DefinitionList
        items={[
          {
            term: "How much",
            definition: `${pay} per qualifying download or sign-up. Your rate is based on the quality of the traffic you send, plus a rate per click. We’ll email you the details.`,
          },
          { term: "For how long", definition: `Your tracking link is active for ${linkLife}.` },
          { term: "When", definition: `Request your payout ${payouts}.` },
          { term: "How", definition: `Through ${paidThrough}.` },
        ]}
      />
      <h3>How it works, start to finish</h3>
      <Prose>
        <ol>
          <li>You apply.</li>
          <li>We accept you and email you the details.</li>
          <li>You get your tracking link.</li>
          <li>You post.</li>
          <li>You request your payout.</li>
        </ol>
      </Prose>
    </section>
  );
}
