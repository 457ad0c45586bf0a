import { use } from "react";
import type { MetaFunction } from "react-router";
import * as en from "../../../content/en/security.mdx";
import * as fr from "../../../content/fr/security.mdx";
import * as pt from "../../../content/pt/security.mdx";
import * as sw from "../../../content/sw/security.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LanguageContext } from "../../words/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

const texts = { en, fr, pt, sw };

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => textMeta(texts, location, "/security");

export default function SecurityPage() {
  return <TextPage text={texts[use(LanguageContext)]} />;
}
