import { partnershipForm } from "@matchfront/forms";
import { Card, CardGrid, Hero, Partners, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { partnershipBinding } from "../../forms/business-request/partnership-binding.ts";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIsland } from "../../forms/message-form/form-island.tsx";
import { WhatHappensNext } from "../../forms/message-form/what-happens-next.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";

const { answers, affiliate } = facts;

const form = renderFormIsland(partnershipBinding);

export const handle = { loading: "interactive" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Partnership Program",
    description: `Work with ${brand.name}: advertise, earn as an affiliate or brand ambassador, or bring us an idea. We reply within ${answers.businessHours} hours.`,
    path: partnershipForm.page,
  });

export default function PartnershipPage() {
  return (
    <SitePage>
      <Hero
        eyebrow="Partner with us"
        illustration={<Partners label="A woman in a hijab and an older man at a table, over a plan" bleed />}
        lead={`Want to reach Black and African singles? Have followers who’d love to meet someone? Let’s talk. We’ll get back to you within ${answers.businessHours} hours.`}
        title="Partnership Program"
      />
      <Section heading="Who it’s for" id="who">
        <CardGrid>
          <Card href="/advertise" title="Businesses">
            <p>Want to advertise? See how ads work and what you can run.</p>
          </Card>
          <Card href="/ambassadors" title="Affiliates">
            <p>
              Publishers, bloggers, influencers and brand ambassadors earn {affiliate.pay} for each qualifying
              download or sign-up. See how it works, then apply with the form below.
            </p>
          </Card>
          <Card href="#form" title="Everyone else">
            <p>Got an idea for an event, a cause or a service for our members? Tell us.</p>
          </Card>
        </CardGrid>
      </Section>
      <Section
        aside={
          <WhatHappensNext
            steps={[
              `A real person reads your message and gets back to you within ${answers.businessHours} hours.`,
              "We plan it together: an ad’s audience, format and price, or how your idea can work.",
              `Affiliates who are accepted get a link of their own, which is active for ${affiliate.linkLife}.`,
            ]}
          />
        }
        heading="Tell us about yourself"
        id="form"
        layout="split"
        lead="A few lines are enough to start, and nothing here is binding."
        surface="card"
      >
        <FormIsland island={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
