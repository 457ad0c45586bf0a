import { use } from "react";
import { LanguageContext, PathContext } from "../../messages/language-context.ts";
import { siteLanguages } from "../../messages/site-languages.ts";
import { LegalPage } from "./legal-page.tsx";
import { documentAt, isLegal } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";
import { documents } from "../../documents/documents.ts";

export { textMeta as meta } from "./text-meta.ts";

/** Renders the page's document, in the language of the page. */
export default function DocumentPage() {
  const language = use(LanguageContext);
  const name = documentAt(use(PathContext));
  if (isLegal(name)) return <LegalPage document={name} />;
  return <TextPage languages={siteLanguages(language)} text={documents[language][name]} />;
}
