import { SecondLook } from "@matchfront/ui/illustrations";
import { use } from "react";
import type { MetaFunction } from "react-router";
import { documents } from "../../documents/documents.ts";
import { useMessages } from "../../messages/messages.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const meta: MetaFunction = ({ location }) => textMeta("safetytips", location);

export default function SocialSafetyPage() {
  return (
    <TextPage
      picture={<SecondLook label={useMessages().safetytips.drawing} wide />}
      text={documents[use(LanguageContext)].safetytips}
    />
  );
}
