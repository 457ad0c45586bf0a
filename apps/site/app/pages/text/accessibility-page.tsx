import { use } from "react";
import type { MetaFunction } from "react-router";
import * as en from "../../../content/en/accessibility.mdx";
import * as fr from "../../../content/fr/accessibility.mdx";
import * as pt from "../../../content/pt/accessibility.mdx";
import * as sw from "../../../content/sw/accessibility.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LanguageContext } from "../../words/language-context.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

const texts = { en, fr, pt, sw };

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => textMeta(texts, location, "/accessibility");

export default function AccessibilityPage() {
  return <TextPage text={texts[use(LanguageContext)]} />;
}
