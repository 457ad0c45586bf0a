import { Pattern, Card, CardGrid, Hero, Section } from "@matchfront/ui";
import { Partners } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { partnershipFormConfig } from "../../forms/business-request/partnership-form-config.tsx";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import { FormIsland, renderFormIslands } from "../../forms/message-form/form-island.tsx";
import { NextSteps } from "../../forms/message-form/next-steps.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { useLocalizePath } from "../../shell/links.tsx";

const form = renderFormIslands(partnershipFormConfig);

export default function PartnershipPage() {
  const { partnership, form: common } = useMessages();
  const { who, form: formMessages, next, ...messages } = partnership;
  const path = useLocalizePath();
  return (
    <SitePage>
      <Hero
        pattern={<Drawing of={<Pattern seed={17} />} />}
        eyebrow={messages.eyebrow}
        illustration={<Partners label={messages.drawing} bleed />}
        lead={messages.lead}
        title={messages.title}
      />
      <Section heading={who.heading} id="who">
        <CardGrid>
          <Card href={path("/advertise")} title={who.businesses.title}>
            <p>{who.businesses.text}</p>
          </Card>
          <Card href={path("/ambassadors")} title={who.affiliates.title}>
            <p>{who.affiliates.text}</p>
          </Card>
          <Card href="#form" title={who.others.title}>
            <p>{who.others.text}</p>
          </Card>
        </CardGrid>
      </Section>
      <Section
        aside={<NextSteps steps={next} />}
        heading={formMessages.heading}
        id="form"
        layout="split"
        lead={formMessages.lead}
        surface="card"
      >
        <p>{common.markedRequired}</p>
        <FormIsland islands={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
