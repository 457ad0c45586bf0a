import { SecondLook } from "@matchfront/ui";
import * as tips from "../../../content/safetytips.mdx";
import { useWords } from "../../../languages/words.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(tips, "/safetytips");

export default function SocialSafetyPage() {
  return <TextPage picture={<SecondLook label={useWords().safetytips.drawing} wide />} text={tips} />;
}
