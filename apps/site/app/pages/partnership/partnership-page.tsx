import { partnershipForm } from "@matchfront/forms";
import { Card, CardGrid, Hero, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { partnershipBinding } from "../../forms/business-request/partnership-binding.ts";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIsland } from "../../forms/message-form/form-island.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";

const { answers, affiliate } = facts;

const form = renderFormIsland(partnershipBinding);

export const handle = { loading: "interactive" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Partnership Program",
    description: `Work with ${brand.name}: advertise, earn as an affiliate or brand ambassador, or bring us an idea. We answer within ${answers.businessHours} hours.`,
    path: partnershipForm.page,
  });

export default function PartnershipPage() {
  return (
    <SitePage>
      <Hero
        eyebrow="Partner with us"
        lead={`If you have something to say to Black and African singles, or an audience that would like to hear from us, let us talk. We get back to you within ${answers.businessHours} hours.`}
        title="Partnership Program"
      />
      <Section heading="Whom it is for" id="who">
        <CardGrid>
          <Card href="/advertise" title="Businesses">
            <p>You want to advertise: see how ads work.</p>
          </Card>
          <Card href="/ambassadors" title="Affiliates">
            <p>
              Publishers, bloggers, influencers and brand ambassadors earn {affiliate.pay} for each qualifying
              download or sign-up: see how to earn.
            </p>
          </Card>
          <Card href="#form" title="Everybody else">
            <p>You have a good idea, such as an event, a cause or a service for our members.</p>
          </Card>
        </CardGrid>
      </Section>
      <Section heading="Tell us about it" id="form" layout="split" surface="card">
        <FormIsland island={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
