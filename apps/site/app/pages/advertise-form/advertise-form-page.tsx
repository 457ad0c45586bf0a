import { Section } from "@matchfront/ui";
import { AdFormats } from "@matchfront/ui/illustrations";
import { catalogs } from "@matchfront/locales/catalogs";
import { useLanguage } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";
import { advertisingFormConfig } from "../../forms/business-request/advertising-form-config.tsx";
import { PrivacyNote } from "../../forms/business-request/privacy-note.tsx";
import { FormIsland, renderFormIslands } from "../../forms/message-form/form-island.tsx";
import { NextSteps } from "../../forms/message-form/next-steps.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";

const form = renderFormIslands(advertisingFormConfig);

export default function AdvertiseFormPage() {
  const { advertiseForm: messages, drawings, form: formMessages } = useMessages();
  return (
    <SitePage>
      <Section
        aside={
          <>
            <Drawing of={<AdFormats label={messages.drawing} messages={drawings.adFormats} />} />
            <NextSteps steps={messages.next} />
          </>
        }
        heading={catalogs[useLanguage()].forms.advertising.heading}
        id="form"
        layout="split"
        lead={messages.lead}
        level={1}
      >
        <p>{formMessages.markedRequired}</p>
        <FormIsland islands={form} />
        <PrivacyNote />
      </Section>
    </SitePage>
  );
}
