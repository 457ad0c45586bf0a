import { FeatureList, Section, downloadIcon, shieldCheckIcon, usersThreeIcon } from "@matchfront/ui";
import { brand, openLegal } from "../../../brand.ts";
import { useWords } from "../../words/words.ts";
import { linkTo } from "../../shell/link-to.tsx";
import { usePath } from "../../shell/use-path.ts";
import styles from "./good-to-know.module.css";

type GoodToKnowProps = {
  /** The company behind the app; not mentioned while the brand file has no name for it. @default brand.legal.company */
  company?: string;
};

/** What newcomers ask before they get an app: is it safe, what does it cost, and who is behind it. */
export function GoodToKnow({ company = brand.legal.company }: GoodToKnowProps) {
  const { heading, safety, cost, people } = useWords().landing.goodToKnow;
  const path = usePath();
  const write = linkTo("/contactus");
  return (
    <Section heading={heading} id="good-to-know" surface="card">
      <FeatureList
        className={styles.answers}
        features={[
          {
            title: safety.title,
            icon: shieldCheckIcon,
            text: (
              <ul className={styles.facts}>
                <li>
                  <a href={path("/faq#matching")}>{safety.match}</a>
                </li>
                <li>
                  <a href={path("/faq#block")}>{safety.block}</a>
                </li>
                <li>
                  <a href={path("/faq#report-concern")}>{safety.report}</a>
                </li>
              </ul>
            ),
          },
          {
            title: cost.title,
            icon: downloadIcon,
            text: <p>{cost.text({ cancel: linkTo("/faq#cancel-renewal") })}</p>,
          },
          {
            title: people.title,
            icon: usersThreeIcon,
            text: (
              <p>
                {company === openLegal.company
                  ? people.text({ write })
                  : people.textWithCompany({ company, imprint: linkTo("/privacy#responsible"), write })}
              </p>
            ),
          },
        ]}
      />
    </Section>
  );
}
