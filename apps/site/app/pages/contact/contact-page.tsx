import { Section } from "@matchfront/ui";
import { Reader } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { FormIsland, renderFormIslands } from "../../forms/message-form/form-island.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { contactFormConfig } from "../../forms/contact/contact-form-config.ts";

const form = renderFormIslands(contactFormConfig);

export { defaultMeta as meta } from "../../shell/default-meta.ts";

export default function ContactPage() {
  const { contact, form: formWords } = useMessages();
  const { heading, lead, drawing } = contact;
  return (
    <SitePage>
      <Section
        aside={<Drawing of={<Reader label={drawing} wide />} />}
        heading={heading}
        id="contact"
        layout="split"
        lead={lead}
        level={1}
      >
        <p>{formWords.allRequired}</p>
        <FormIsland islands={form} />
      </Section>
      <BeforeYouWrite />
    </SitePage>
  );
}
