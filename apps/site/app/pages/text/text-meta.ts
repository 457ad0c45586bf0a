import type { Location, MetaDescriptor } from "react-router";
import type { TextName } from "@matchfront/locales/documents";
import { texts } from "../../documents/documents.ts";
import { languageOf } from "@matchfront/locales/routing";
import { pageMeta } from "../../shell/page-meta.ts";

export function textMeta(name: TextName, location: Location): MetaDescriptor[] {
  const { title, pageTitle = title, description, lastUpdated } = texts[languageOf(location.pathname)][name];
  return pageMeta(location, { title: pageTitle, description, lastUpdated });
}
