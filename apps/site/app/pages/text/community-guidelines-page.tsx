import { use } from "react";
import type { MetaFunction } from "react-router";
import { documents } from "../../documents/documents.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = ({ location }) => textMeta("communityguidelines", location);

export default function CommunityGuidelinesPage() {
  return <TextPage text={documents[use(LanguageContext)].communityguidelines} />;
}
