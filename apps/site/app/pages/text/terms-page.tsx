import * as terms from "../../../content/terms.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(terms, "/terms");

export default function TermsPage() {
  return <TextPage text={terms} />;
}
