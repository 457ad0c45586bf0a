import type { MetaFunction } from "react-router";
import * as text from "../../../content/en/policy.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => legalMeta(text, "policy", location);

export default function CookiePolicyPage() {
  return <LegalPage document="policy" text={text} />;
}
