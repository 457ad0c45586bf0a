import { use } from "react";
import type { MetaFunction } from "react-router";
import * as en from "../../../content/en/communityguidelines.mdx";
import * as fr from "../../../content/fr/communityguidelines.mdx";
import * as pt from "../../../content/pt/communityguidelines.mdx";
import * as sw from "../../../content/sw/communityguidelines.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LanguageContext } from "../../words/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

const texts = { en, fr, pt, sw };

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => textMeta(texts, location, "/communityguidelines");

export default function CommunityGuidelinesPage() {
  return <TextPage narrowFooter="hidden" text={texts[use(LanguageContext)]} />;
}
