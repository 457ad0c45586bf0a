import { Pattern, ButtonLink, CallToAction, Hero, Section, Steps } from "@matchfront/ui";
import { Creator } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { ShareButton } from "../../shell/share-button.tsx";
import { SiteNav } from "../../shell/site-nav.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { useLocalizePath } from "../../shell/use-localize-path.ts";
import styles from "./ambassadors-page.module.css";
import { Earnings } from "./earnings.tsx";
import { Payment } from "./payment.tsx";
import { Role } from "./role.tsx";

const path = "/ambassadors";

export { defaultMeta as meta } from "../../shell/default-meta.ts";

export default function AmbassadorsPage() {
  const messages = useMessages().ambassadors;
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
        pattern={<Drawing of={<Pattern size="full-height" />} />}
        heading={messages.closing}
        id="sign-up"
      />
    </SitePage>
  );
}
