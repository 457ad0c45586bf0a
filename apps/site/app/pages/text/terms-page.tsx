import type { MetaFunction } from "react-router";
import * as text from "../../../content/en/terms.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => legalMeta(text, "terms", location);

export default function TermsPage() {
  return <LegalPage document="terms" text={text} />;
}
