import type { Location, MetaDescriptor } from "react-router";
import type { TextName } from "../../texts/language-texts.ts";
import { textsIn } from "../../texts/texts.ts";
import { languageOf } from "@matchfront/locales/routing";
import { pageMeta } from "../../shell/page-meta.ts";

export function textMeta(name: TextName, location: Location): MetaDescriptor[] {
  const { title, pageTitle = title, description, lastUpdated } = textsIn[languageOf(location.pathname)][name];
  return pageMeta(location, { title: pageTitle, description, lastUpdated });
}
