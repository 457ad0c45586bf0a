import {
  FeatureList,
  Section,
  downloadIcon,
  phoneIcon,
  shieldCheckIcon,
  usersThreeIcon,
  type Feature,
} from "@matchfront/ui";
import { brand, legalPlaceholders } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { SiteLink } from "../../shell/links.tsx";
import { variantPath } from "../../shell/paths.ts";
import styles from "./good-to-know.module.css";

type GoodToKnowProps = {
  path: string;
  /** The company behind the app, which is omitted if unknown. @default brand.legal.company */
  company?: string;
};

export function GoodToKnow({ path, company = brand.legal.company }: GoodToKnowProps) {
  const { heading, safety, cost, people, whichApp } = useMessages().landing.goodToKnow;
  const isNamed = company !== legalPlaceholders.company;
  const responsible: AnswerLink = ["/privacy#responsible", people.company];
  const other = path === variantPath ? { app: brand, href: "/" } : { app: brand.variant, href: variantPath };
  return (
    <Section className={styles.root} heading={heading} id="good-to-know" surface="card">
      <FeatureList
        className={styles.answers}
        features={[
          answer(safety.title, shieldCheckIcon, safety.text, [
            ["/faq#matching", safety.match],
            ["/faq#block", safety.block],
            ["/faq#report-concern", safety.report],
            ["/safety#blackmail", safety.threats],
          ]),
          answer(cost.title, downloadIcon, cost.text, [["/faq#cancel-renewal", cost.cancel]]),
          answer(people.title, usersThreeIcon, isNamed ? people.textWithCompany({ company }) : people.text, [
            ...(isNamed ? [responsible] : []),
            ["/contactus", people.write],
          ]),
          answer(whichApp.title, phoneIcon, whichApp.text, [
            [other.href, whichApp.other({ app: other.app.name })],
          ]),
        ]}
      />
    </Section>
  );
}

type AnswerLink = [href: string, label: string];

function answer(title: string, icon: string, text: string, links: readonly AnswerLink[]): Feature {
  return {
    title,
    icon,
    text: (
      <>
        <p>{text}</p>
        <ul className={styles.links}>
          {links.map(([href, label]) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
