import { brand } from "../../../brand.ts";
import { Callout, InShort, Prose, ProseLayout, TableOfContents } from "@matchfront/ui";
import { use, type ComponentProps } from "react";
import type { LegalName, LegalSummary } from "@matchfront/locales/documents";
import { legalDocuments, legalSummaries } from "../../documents/documents.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import type { Language } from "@matchfront/locales/locales";
import { useMessages } from "../../messages/messages.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { textComponents } from "./text-components.tsx";
import { TextHeader } from "../../shell/text-header.tsx";
import { TextPage } from "./text-page.tsx";

type LegalPageProps = {
  document: LegalName;
};

/**
 * Renders a legal page. Translations show the English text, which alone is legally binding, with an introduction and
 * a summary of each section.
 */
export function LegalPage({ document }: LegalPageProps) {
  const language = use(LanguageContext);
  const { components } = useMessages();
  const text = legalDocuments[document];
  const summary = legalSummaries[language]?.[document];
  if (!summary) return <TextPage text={text} />;
  const { default: Text, sections, lastUpdated } = text;
  const { title, lead, introduction } = summary;
  return (
    <SitePage>
      <ProseLayout
        contents={<TableOfContents items={sections} itemsLang="en" label={components.contents} />}
        header={<TextHeader lastUpdated={lastUpdated} lead={lead} title={title} />}
      >
        <Prose>
          <Callout title={components.englishBinds}>
            <p>{introduction}</p>
          </Callout>
        </Prose>
        <Prose lang="en">
          <Text
            brand={brand}
            components={{ ...textComponents, ...replaceSummaries(summary, language, components.inShort) }}
          />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}

/** Returns MDX components that replace the English summaries by translated ones. */
function replaceSummaries({ summaries: lines }: LegalSummary, language: Language, label: string) {
  return {
    Summary: () => null,
    h2: ({ id = "", children, ...rest }: ComponentProps<"h2">) => (
      <>
        <h2 id={id} {...rest}>
          {children}
        </h2>
        {lines[id] && (
          <InShort label={label} lang={language}>
            {lines[id]}
          </InShort>
        )}
      </>
    ),
  };
}
