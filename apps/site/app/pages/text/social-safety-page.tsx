import { SecondLook } from "@matchfront/ui/illustrations";
import { use } from "react";
import { documents } from "../../documents/documents.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";
import { TextPage } from "./text-page.tsx";

export { textMeta as meta } from "./text-meta.ts";

export default function SocialSafetyPage() {
  const { drawing } = useMessages().safetytips;
  const text = documents[use(LanguageContext)].safetytips;
  return <TextPage picture={<SecondLook label={drawing} wide />} text={text} />;
}
