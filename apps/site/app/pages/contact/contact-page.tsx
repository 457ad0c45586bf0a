import { Section } from "@matchfront/ui";
import { Reader } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { useMessages, getMessages } from "../../messages/messages.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIslands } from "../../forms/message-form/form-island.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { contactFormConfig } from "../../forms/contact/contact-form-config.ts";

const form = renderFormIslands(contactFormConfig);

export const handle = { loading: "hydrated" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => pageMeta(location, getMessages(location).contact.head);

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
