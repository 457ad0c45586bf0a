import type { MetaFunction } from "react-router";
import * as text from "../../../content/en/privacy.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => legalMeta(text, "privacy", location);

export default function PrivacyPage() {
  return <LegalPage document="privacy" text={text} />;
}
