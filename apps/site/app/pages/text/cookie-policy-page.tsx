import type { MetaFunction } from "react-router";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => legalMeta("policy", location);

export default function CookiePolicyPage() {
  return <LegalPage document="policy" />;
}
