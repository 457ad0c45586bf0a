import { advertisingForm } from "@matchfront/forms";
import { AdFormats, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import { advertisingBinding } from "../../forms/business-request/advertising-binding.ts";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIsland } from "../../forms/message-form/form-island.tsx";
import { WhatHappensNext } from "../../forms/message-form/what-happens-next.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { SitePage } from "../../shell/site-page.tsx";

const { businessHours } = facts.answers;

const form = renderFormIsland(advertisingBinding);

export const handle = { loading: "interactive" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Advertising request",
    description: `Tell ${brand.name} about your business and what you’d like to advertise. We’ll get back to you within ${businessHours} hours.`,
    path: advertisingForm.page,
  });

export default function AdvertiseFormPage() {
  return (
    <SitePage narrowFooter="hidden">
      <Section
        aside={
          <>
            <Drawing
              of={<AdFormats label="An ad that fills a phone screen, and one inside its messages" />}
            />
            <WhatHappensNext
              steps={[
                `A real person reads your request and gets back to you within ${businessHours} hours.`,
                "Together, you work out your audience, format and price.",
                "Your ad runs in our dating apps, inside messages, or both.",
              ]}
            />
          </>
        }
        heading={advertisingForm.copy.heading}
        id="form"
        layout="split"
        lead="Tell us who you are and what you have in mind. A real person replies, no obligation."
        level={1}
      >
        <FormIsland island={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
