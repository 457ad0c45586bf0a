import { use } from "react";
import { LanguageContext } from "../../messages/language-context.ts";
import { siteLanguages } from "../../messages/site-languages.ts";
import { textMeta } from "./text-meta.ts";
import { DocumentPage } from "./text-page.tsx";

export const meta = textMeta("accessibility");

export default function AccessibilityPage() {
  return <DocumentPage document="accessibility" languages={siteLanguages(use(LanguageContext))} />;
}
