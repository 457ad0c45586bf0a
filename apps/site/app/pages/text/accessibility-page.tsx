import { use } from "react";
import type { MetaFunction } from "react-router";
import { documents } from "../../documents/documents.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import { siteLanguages } from "../../messages/site-languages.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = ({ location }) => textMeta("accessibility", location);

export default function AccessibilityPage() {
  const language = use(LanguageContext);
  return <TextPage languages={siteLanguages(language)} text={documents[language].accessibility} />;
}
