import type { MetaFunction } from "react-router";
import type { DocumentName, LegalName } from "@matchfront/locales/documents";
import { languageOf } from "@matchfront/locales/routing";
import { documents, legalDocuments, legalSummaries } from "../../documents/documents.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { pageAt } from "../../shell/site-pages.ts";

export const textMeta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname);
  const name = documentAt(location.pathname);
  const text = isLegal(name)
    ? { ...legalDocuments[name], ...legalSummaries[language]?.[name] }
    : documents[language][name];
  const { title, pageTitle = title, description, lastUpdated } = text;
  return pageMeta(location, { title: pageTitle, description, lastUpdated });
};

/**
 * Returns the document of the page at a path.
 *
 * @throws Error if the page has none
 */
export function documentAt(pathname: string): DocumentName | LegalName {
  const { path, document } = pageAt(pathname);
  if (!document) throw new Error(`${path} has no document: give it one in shell/site-pages.ts.`);
  return document;
}

export function isLegal(name: DocumentName | LegalName): name is LegalName {
  return name in legalDocuments;
}
