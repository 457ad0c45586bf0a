import { DataTable, Section, TextField } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { useWords } from "../../../languages/words.ts";
import styles from "./earnings.module.css";
import { answerEstimate, estimateEarnings } from "./estimate.ts";

const { pay } = facts.affiliate;
const dollars = Number(pay.slice(1));
const example = { reach: "10,000", rate: "1" };
const rates = [1, 2, 5];
const audiences = [1000, 10_000, 100_000];

/** What recommending the app might earn: a calculator, and a table that needs no script. */
export function Earnings() {
  const words = useWords().ambassadors.earnings;
  return (
    <Section heading={words.heading} id="earnings" lead={words.lead}>
      <div className={styles.columns}>
        <div className={styles.calculator} data-calculator="" data-pay={dollars}>
          <TextField
            autoComplete="off"
            defaultValue={example.reach}
            inputMode="numeric"
            label={words.reach}
            name="reach"
          />
          <TextField
            autoComplete="off"
            defaultValue={example.rate}
            inputMode="decimal"
            label={words.rate}
            name="rate"
          />
          <output className={styles.result} htmlFor="reach rate">
            {answerEstimate({ ...example, pay: dollars })}
          </output>
        </div>
        <div className={styles.examples}>
          <DataTable
            caption={words.caption}
            columns={[
              { header: words.reachColumn, cell: (reach) => words.people({ reach }) },
              ...rates.map((rate) => ({
                header: words.rateColumn({ rate }),
                cell: (reach: number) =>
                  `$${format(estimateEarnings({ reach, rate, pay: dollars }).dollars)}`,
                numeric: true,
              })),
            ]}
            rowKey={String}
            rows={audiences}
          />
          <p>{words.note}</p>
        </div>
      </div>
    </Section>
  );
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
