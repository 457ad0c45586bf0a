import { SecondLook } from "@matchfront/ui";
import { use } from "react";
import type { MetaFunction } from "react-router";
import * as en from "../../../content/en/safetytips.mdx";
import * as fr from "../../../content/fr/safetytips.mdx";
import * as pt from "../../../content/pt/safetytips.mdx";
import * as sw from "../../../content/sw/safetytips.mdx";
import { useWords } from "../../words/words.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LanguageContext } from "../../words/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

const texts = { en, fr, pt, sw };

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => textMeta(texts, location, "/safetytips");

export default function SocialSafetyPage() {
  return (
    <TextPage
      picture={<SecondLook label={useWords().safetytips.drawing} wide />}
      text={texts[use(LanguageContext)]}
    />
  );
}
