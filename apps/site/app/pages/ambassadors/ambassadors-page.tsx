import { Band, ButtonLink, CallToAction, Creator, Hero, Section, Steps } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import styles from "./ambassadors-page.module.css";
import { Earnings } from "./earnings.tsx";
import { Payment } from "./payment.tsx";
import { Role } from "./role.tsx";

const { pay, linkLife } = facts.affiliate;
const path = "/ambassadors";
const signUp = { label: "Sign up", href: "/partnership" };

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Become an Affiliate",
    description: `Recommend ${brand.name} and earn ${pay} per qualifying download or sign-up. Who can apply, what to post and how you get paid.`,
    path,
  });

export default function AmbassadorsPage() {
  const button = (
    <ButtonLink href={signUp.href} size="large">
      {signUp.label}
    </ButtonLink>
  );
  return (
    <SitePage nav={<SiteNav action={signUp} current={path} />}>
      <Hero
        actions={button}
        band={<Drawing of={<Band seed={14} />} />}
        eyebrow="Welcome"
        illustration={
          <Creator bleed label="A woman waves at her phone, which films her inside a ring light" />
        }
        lead={`You know people who should meet each other. Tell them about ${brand.name} and earn ${pay} for each qualifying download or sign-up.`}
        title="Become an Affiliate"
      />
      <Section heading="Start earning in three steps" id="steps">
        <Steps
          steps={[
            {
              title: "Sign up",
              text: "Tell us who you are and where you post. Once you’re accepted, you get a tracking link of your own.",
            },
            {
              title: "Share your affiliate link",
              text: `It’s active for ${linkLife}. Post it where your followers will see it.`,
            },
            {
              title: `Earn ${pay} per download`,
              text: "Each qualifying download or sign-up that comes through your link counts.",
            },
          ]}
        />
      </Section>
      <Section surface="card">
        <div className={styles.columns}>
          <Role />
          <Payment />
        </div>
      </Section>
      <Earnings />
      <CallToAction
        actions={
          <>
            {button}
            <ShareButton path={path} />
          </>
        }
        cloth={<Drawing of={<Band size="cloth" />} />}
        heading={`Recommend ${brand.name}. Earn Cash.`}
        id="sign-up"
      />
    </SitePage>
  );
}
