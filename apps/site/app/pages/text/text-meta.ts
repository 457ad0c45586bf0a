import type { MetaFunction } from "react-router";
import type { DocumentName } from "@matchfront/locales/documents";
import { documents } from "../../documents/documents.ts";
import { languageOf } from "@matchfront/locales/routing";
import { pageMeta } from "../../shell/page-meta.ts";

export function textMeta(name: DocumentName): MetaFunction {
  return ({ location }) => {
    const text = documents[languageOf(location.pathname)][name];
    const { title, pageTitle = title, description, lastUpdated } = text;
    return pageMeta(location, { title: pageTitle, description, lastUpdated });
  };
}
