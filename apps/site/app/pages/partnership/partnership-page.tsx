import { partnershipForm } from "@matchfront/forms";
import { Card, CardGrid, Hero, Partners, Section } from "@matchfront/ui";
import type { MetaFunction } from "react-router";
import { useWords, wordsAt } from "../../../languages/words.ts";
import { partnershipBinding } from "../../forms/business-request/partnership-binding.ts";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIsland } from "../../forms/message-form/form-island.tsx";
import { WhatHappensNext } from "../../forms/message-form/what-happens-next.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";

const form = renderFormIsland(partnershipBinding);

export const handle = { loading: "interactive" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) =>
  pageMeta({ ...wordsAt(location).partnership.head, path: partnershipForm.page });

export default function PartnershipPage() {
  const { who, form: formWords, next, ...words } = useWords().partnership;
  return (
    <SitePage>
      <Hero
        eyebrow={words.eyebrow}
        illustration={<Partners label={words.drawing} bleed />}
        lead={words.lead}
        title={words.title}
      />
      <Section heading={who.heading} id="who">
        <CardGrid>
          <Card href="/advertise" title={who.businesses.title}>
            <p>{who.businesses.text}</p>
          </Card>
          <Card href="/ambassadors" title={who.affiliates.title}>
            <p>{who.affiliates.text}</p>
          </Card>
          <Card href="#form" title={who.others.title}>
            <p>{who.others.text}</p>
          </Card>
        </CardGrid>
      </Section>
      <Section
        aside={<WhatHappensNext steps={next} />}
        heading={formWords.heading}
        id="form"
        layout="split"
        lead={formWords.lead}
        surface="card"
      >
        <FormIsland island={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
