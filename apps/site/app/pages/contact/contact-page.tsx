import { DefinitionList, Section } from "@matchfront/ui";
import { Reader } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { FormIsland, renderFormIslands } from "../../forms/message-form/form-island.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo } from "../../shell/links.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { contactFormConfig } from "../../forms/contact/contact-form-config.tsx";

const form = renderFormIslands(contactFormConfig);

export default function ContactPage() {
  const { contact, form: formWords } = useMessages();
  const { heading, lead, drawing, before } = contact;
  const { danger, behavior, data, business, other } = before;
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
      <Section heading={before.heading} id="before" surface="card">
        <DefinitionList
          layout="columns"
          items={[
            danger,
            { ...behavior, definition: behavior.definition({ report: linkTo("/faq#report-concern") }) },
            { ...data, definition: data.definition({ mail: linkTo(`mailto:${brand.addresses.support}`) }) },
            {
              ...business,
              definition: business.definition({
                advertising: linkTo("/advertise-form"),
                partnership: linkTo("/partnership"),
              }),
            },
            { ...other, definition: other.definition({ help: linkTo("/faq") }) },
          ]}
        />
      </Section>
    </SitePage>
  );
}
