import { SecondLook } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { textMeta } from "./text-meta.ts";
import { DocumentPage } from "./text-page.tsx";

export const meta = textMeta("safetytips");

export default function SocialSafetyPage() {
  const { drawing } = useMessages().safetytips;
  return <DocumentPage document="safetytips" picture={<SecondLook label={drawing} wide />} />;
}
