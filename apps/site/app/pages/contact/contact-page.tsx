import { contactForm } from "@matchfront/forms";
import { Reader, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { FormIsland, renderFormIsland } from "../../forms/message-form/form-island.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { BeforeYouWrite } from "./before-you-write.tsx";
import { contactBinding } from "../../forms/contact/contact-binding.ts";

const form = renderFormIsland(contactBinding);

export const handle = { loading: "interactive" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Contact Us",
    description: `Write to the people behind ${brand.name}: help and support, success stories, advertising, or anything else.`,
    path: contactForm.page,
  });

export default function ContactPage() {
  return (
    <SitePage>
      <Section
        aside={<Drawing of={<Reader label="A woman with silver hair and glasses reads a message" wide />} />}
        heading="Contact Us"
        id="contact"
        layout="split"
        lead="Got a question, a problem or a love story? Write to us. A real person reads every message."
        level={1}
      >
        <FormIsland island={form} />
      </Section>
      <BeforeYouWrite />
    </SitePage>
  );
}
