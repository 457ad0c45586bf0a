import {
  Pattern,
  ButtonLink,
  CallToAction,
  DefinitionList,
  FeatureList,
  Hero,
  Prose,
  Section,
  Steps,
} from "@matchfront/ui";
import { Creator } from "@matchfront/ui/illustrations";
import { Fragment } from "react";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { useLocalizePath } from "../../shell/links.tsx";
import styles from "./ambassadors-page.module.css";
import { Earnings } from "./earnings.tsx";

export default function AmbassadorsPage() {
  const messages = useMessages().ambassadors;
  const { role, payment } = messages;
  const signUp = { label: messages.signUp, href: useLocalizePath()("/partnership") };
  const button = (
    <ButtonLink href={signUp.href} size="large">
      {signUp.label}
    </ButtonLink>
  );
  return (
    <SitePage nav={<SiteNav action={signUp} />}>
      <Hero
        actions={button}
        pattern={<Drawing of={<Pattern seed={14} />} />}
        eyebrow={messages.eyebrow}
        illustration={<Creator bleed label={messages.drawing} />}
        lead={messages.lead}
        title={messages.title}
      />
      <Section heading={messages.steps.heading} id="steps">
        <Steps steps={[messages.steps.signUp, messages.steps.share, messages.steps.earn]} />
      </Section>
      <Section surface="card">
        <div className={styles.columns}>
          <section aria-labelledby="ambassador" className={styles.column}>
            <h2 id="ambassador">{role.heading}</h2>
            <p>{role.text}</p>
            {[role.required, role.accepted].map(({ heading, points }) => (
              <Fragment key={heading}>
                <h3>{heading}</h3>
                <FeatureList features={points.map((title) => ({ title }))} variant="checks" />
              </Fragment>
            ))}
          </section>
          <section aria-labelledby="payment" className={styles.column}>
            <h2 id="payment">{payment.heading}</h2>
            <DefinitionList
              items={[
                payment.amount,
                { ...payment.link, definition: payment.link.definition({ origin: brand.origin }) },
                payment.period,
                payment.payout,
                payment.channel,
              ]}
            />
            <h3>{payment.course}</h3>
            <Prose>
              <ol>
                {payment.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Prose>
          </section>
        </div>
      </Section>
      <Earnings />
      <CallToAction
        actions={
          <>
            {button}
            <ShareButton path="/ambassadors" />
          </>
        }
        pattern={<Drawing of={<Pattern size="full-height" />} />}
        heading={messages.closing}
        id="sign-up"
      />
    </SitePage>
  );
}
