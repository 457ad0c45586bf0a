import {
  Callout,
  InShort,
  Prose,
  ProseLayout,
  QuickExit,
  QuickExitSkipLink,
  TableOfContents,
} from "@matchfront/ui";
import { SecondLook, Umbrella } from "@matchfront/ui/illustrations";
import type { ComponentProps, ReactElement } from "react";
import type { LegalSummary } from "@matchfront/locales/documents";
import { htmlLang } from "@matchfront/locales/html-lang";
import { parseLine } from "@matchfront/locales/help";
import { locales, type Language } from "@matchfront/locales/locales";
import { brand } from "../../../brand.ts";
import { getDocument } from "../../documents/documents.ts";
import { useLanguage, usePath } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";
import { publicLanguages, unreviewedLanguages } from "../../messages/public-languages.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { pageAt } from "../../shell/site-pages.ts";
import { TextHeader } from "../../shell/text-header.tsx";
import { Answer } from "../faq/answer.tsx";
import { textComponents } from "./text-components.tsx";

/** The weather page that the text on safety announces. */
const exit = "https://www.weather.com/";

/**
 * Renders a page that is one text. Translations of a legal page show the English text, which alone is legally binding,
 * with an introduction and a summary of each section.
 */
export default function DocumentPage() {
  const language = useLanguage();
  const { components, safety, safetytips } = useMessages();
  const { path, document } = pageAt(usePath());
  if (!document) throw new Error(`${path} has no document: give it one in shell/site-pages.ts.`);
  const { text, summary } = getDocument(document, language);
  const { default: Text, sections, lastUpdated } = text;
  const { title, lead } = summary ?? text;
  const lang = summary && "en";
  const pictures: Partial<Record<typeof document, ReactElement>> = {
    safety: <Umbrella label={safety.drawing} wide />,
    safetytips: <SecondLook label={safetytips.drawing} wide />,
  };
  const replaced = summary && replaceSummaries(summary, language, components.inShort);
  return (
    <SitePage
      quickExit={document === "safety" && <QuickExit href={exit} id="quick-exit" label={components.leave} />}
      skipLinks={
        document === "safety" && (
          // A landmark makes the link the first in a screen reader's list of landmarks.
          <nav aria-label={safety.quickExit}>
            <QuickExitSkipLink href={exit}>{components.leave}</QuickExitSkipLink>
          </nav>
        )
      }
    >
      <ProseLayout
        contents={
          sections.length > 0 && (
            <TableOfContents items={sections} itemsLang={lang} label={components.contents} />
          )
        }
        header={
          <TextHeader lastUpdated={lastUpdated} lead={lead} picture={pictures[document]} title={title} />
        }
      >
        {summary && (
          <Prose>
            <Callout title={components.englishBinds}>
              <p>{summary.introduction}</p>
            </Callout>
            {summary.warning && (
              <Callout title={summary.warning.title} tone="warning">
                <Answer blocks={[parseLine(summary.warning.text)]} />
              </Callout>
            )}
          </Prose>
        )}
        <Prose lang={lang}>
          <Text
            brand={brand}
            components={{ ...textComponents, ...replaced }}
            languages={siteLanguages(language)}
          />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}

/** Returns the names of the site's languages, as lists in a sentence, for the accessibility statement. */
function siteLanguages(language: Language) {
  const { tag } = locales[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  // As all English lists of the site: without a comma before "and".
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : tag);
  const [all = "", unreviewed = ""] = [publicLanguages, unreviewedLanguages].map((each) =>
    list.format(each.map((name) => String(names.of(name)))),
  );
  return { all, unreviewed };
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
          <InShort label={label} lang={htmlLang(language)}>
            {lines[id]}
          </InShort>
        )}
      </>
    ),
  };
}
