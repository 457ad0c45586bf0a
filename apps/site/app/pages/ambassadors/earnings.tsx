import { Section, TextField } from "@matchfront/ui";
import { facts } from "@matchfront/locales/facts";
import { ScriptFailure } from "../../islands/script-failure.tsx";
import { isBuiltIn, useLanguage, useScriptMessages } from "../../messages/language-context.ts";
import { locales } from "@matchfront/locales/locales";
import { catalogs } from "@matchfront/locales/catalogs";
import { scriptMessages } from "@matchfront/locales/script-messages";
import { useMessages } from "../../messages/messages.ts";
import styles from "./earnings.module.css";
import { formatEstimate, estimateEarnings } from "./estimate.ts";

const pay = Number(facts.affiliate.pay.slice(1));
const example = { reach: 10_000, rate: 1 };
const rates = [1, 2, 5];
const audiences = [1000, 10_000, 100_000];

export function Earnings() {
  const messages = useMessages().ambassadors.earnings;
  const language = useLanguage();
  const locale = locales[language].tag;
  const said = scriptMessages(catalogs[language].messages).estimate;
  const reachText = example.reach.toLocaleString(locale);
  const rateText = String(example.rate);
  return (
    <Section heading={messages.heading} id="earnings" lead={messages.lead}>
      <div className={styles.columns}>
        <div
          className={styles.calculator}
          data-calculator=""
          data-locale={isBuiltIn(language) ? undefined : locale}
          data-pay={pay}
          data-screen=""
          data-scripted=""
          data-words={useScriptMessages(said)}
        >
          <TextField
            autoComplete="off"
            defaultValue={reachText}
            inputMode="numeric"
            label={messages.reach}
            name="reach"
          />
          <TextField
            autoComplete="off"
            defaultValue={rateText}
            inputMode="decimal"
            label={messages.rate}
            name="rate"
          />
          <output className={styles.result} htmlFor="reach rate">
            {formatEstimate({ reach: reachText, rate: rateText, pay }, said, locale)}
          </output>
        </div>
        <ScriptFailure id="enhance" />
        <div className={styles.examples}>
          <table className={styles.table}>
            <caption>{messages.caption}</caption>
            <colgroup />
            <colgroup span={rates.length} />
            <thead>
              <tr>
                <th rowSpan={2} scope="col">
                  {messages.reachColumn}
                </th>
                <th colSpan={rates.length} scope="colgroup">
                  {messages.rate}
                </th>
              </tr>
              <tr>
                {rates.map((rate) => (
                  <th key={rate} scope="col">
                    {rate}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {audiences.map((reach) => (
                <tr key={reach}>
                  <th scope="row">{messages.people({ reach })}</th>
                  {rates.map((rate) => (
                    <td key={rate}>
                      {estimateEarnings({ reach, rate, pay }).dollars.toLocaleString(locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{messages.note}</p>
        </div>
      </div>
    </Section>
  );
}
