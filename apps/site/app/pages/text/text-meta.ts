import type { Location, MetaDescriptor } from "react-router";
import type { DocumentName } from "@matchfront/locales/documents";
import { documents } from "../../documents/documents.ts";
import { languageOf } from "@matchfront/locales/routing";
import { pageMeta } from "../../shell/page-meta.ts";

export function textMeta(name: DocumentName, location: Location): MetaDescriptor[] {
  const {
    title,
    pageTitle = title,
    description,
    lastUpdated,
  } = documents[languageOf(location.pathname)][name];
  return pageMeta(location, { title: pageTitle, description, lastUpdated });
}
