import { DataTable, Section, TextField } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import styles from "./earnings.module.css";
import { answerEstimate, estimateEarnings } from "./estimate.ts";

const { pay } = facts.affiliate;
const dollars = Number(pay.slice(1));
const example = { reach: "10,000", rate: "1" };
const rates = [1, 2, 5];
const audiences = [1000, 10_000, 100_000];

/** What recommending the app might earn: a calculator, and a table that needs no script. */
export function Earnings() {
  return (
    <Section
      heading="What you could earn"
      id="earnings"
      lead="An estimate: the people you reach, times the share who download, times what each download pays."
    >
      <div className={styles.columns}>
        <div className={styles.calculator} data-calculator="" data-pay={dollars}>
          <TextField
            autoComplete="off"
            defaultValue={example.reach}
            inputMode="numeric"
            label="People who see your posts"
            name="reach"
          />
          <TextField
            autoComplete="off"
            defaultValue={example.rate}
            inputMode="decimal"
            label="Out of 100, how many download?"
            name="rate"
          />
          <output className={styles.result} htmlFor="reach rate">
            {answerEstimate({ ...example, pay: dollars })}
          </output>
        </div>
        <div className={styles.examples}>
          <DataTable
            caption={`Estimated earnings at ${pay} per qualifying download`}
            columns={[
              { header: "You reach", cell: (reach) => `${format(reach)} people` },
              ...rates.map((rate) => ({
                header: `If ${rate} in 100 download`,
                cell: (reach: number) =>
                  `$${format(estimateEarnings({ reach, rate, pay: dollars }).dollars)}`,
                numeric: true,
              })),
            ]}
            rowKey={String}
            rows={audiences}
          />
          <p>
            These are examples, not a promise. Only qualifying downloads and sign-ups count. We’ll email you
            the details of your rate.
          </p>
        </div>
      </div>
    </Section>
  );
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
