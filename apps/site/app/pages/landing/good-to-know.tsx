import { FeatureList, Section, downloadIcon, shieldCheckIcon, usersThreeIcon } from "@matchfront/ui";
import { brand, openLegal } from "../../../brand.ts";
import styles from "./good-to-know.module.css";

type GoodToKnowProps = {
  /** The company behind the app; not mentioned while the brand file has no name for it. @default brand.legal.company */
  company?: string;
};

/** What newcomers ask before they get an app: is it safe, what does it cost, and who is behind it. */
export function GoodToKnow({ company = brand.legal.company }: GoodToKnowProps) {
  return (
    <Section heading="Know before you join" id="good-to-know" surface="card">
      <FeatureList
        className={styles.answers}
        features={[
          {
            title: "Is it safe?",
            icon: shieldCheckIcon,
            text: (
              <ul className={styles.facts}>
                <li>
                  <a href="/faq#matching">Only matches can message you</a>
                </li>
                <li>
                  <a href="/faq#block">Block anyone, for good</a>
                </li>
                <li>
                  <a href="/faq#report-concern">Report any profile or chat</a>
                </li>
              </ul>
            ),
          },
          {
            title: "What does it cost?",
            icon: downloadIcon,
            text: (
              <p>
                {brand.cost} <a href="/faq#cancel-renewal">How to cancel a subscription</a>
              </p>
            ),
          },
          {
            title: "Who’s behind it?",
            icon: usersThreeIcon,
            text: (
              <p>
                Real people
                {company !== openLegal.company && (
                  <>
                    {" at "}
                    <a href="/privacy#responsible">{company}</a>
                  </>
                )}{" "}
                who read every email. <a href="/contactus">Write to us</a>.
              </p>
            ),
          },
        ]}
      />
    </Section>
  );
}
