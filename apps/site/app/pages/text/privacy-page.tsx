import type { MetaFunction } from "react-router";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => legalMeta("privacy", location);

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
