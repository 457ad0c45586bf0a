import { Callout, InShort, Prose } from "@matchfront/ui";
import { SecondLook } from "@matchfront/ui/illustrations";
import type { ComponentProps } from "react";
import type { LegalName, LegalSummary } from "@matchfront/locales/documents";
import { locales, type Language } from "@matchfront/locales/locales";
import { documents, isLegal, legalDocuments, legalSummaries } from "../../documents/documents.ts";
import { useLanguage, usePath } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";
import { publicLanguages, unreviewedLanguages } from "../../messages/public-languages.ts";
import { pageAt } from "../../shell/site-pages.ts";
import { TextPage } from "./text-page.tsx";

export default function DocumentPage() {
  const language = useLanguage();
  const { drawing } = useMessages().safetytips;
  const { path, document } = pageAt(usePath());
  if (!document) throw new Error(`${path} has no document: give it one in shell/site-pages.ts.`);
  if (isLegal(document)) return <LegalPage document={document} />;
  return (
    <TextPage
      languages={siteLanguages(language)}
      picture={document === "safetytips" ? <SecondLook label={drawing} wide /> : undefined}
      text={documents[language][document]}
    />
  );
}

/** Returns the names of the site's languages, as lists in a sentence, for the accessibility statement. */
function siteLanguages(language: Language) {
  const { tag } = locales[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  const [all = "", unreviewed = ""] = [publicLanguages, unreviewedLanguages].map((each) =>
    new Intl.ListFormat(tag).format(each.map((name) => String(names.of(name)))),
  );
  return { all, unreviewed };
}

/**
 * Renders a legal page. Translations show the English text, which alone is legally binding, with an introduction and
 * a summary of each section.
 */
function LegalPage({ document }: { document: LegalName }) {
  const language = useLanguage();
  const { components } = useMessages();
  const text = legalDocuments[document];
  const summary = legalSummaries[language]?.[document];
  if (!summary) return <TextPage text={text} />;
  return (
    <TextPage
      components={replaceSummaries(summary, language, components.inShort)}
      head={{ title: summary.title, lead: summary.lead }}
      lang="en"
      text={text}
    >
      <Prose>
        <Callout title={components.englishBinds}>
          <p>{summary.introduction}</p>
        </Callout>
      </Prose>
    </TextPage>
  );
}

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
