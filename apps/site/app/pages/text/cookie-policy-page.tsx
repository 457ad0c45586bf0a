import type { MetaFunction } from "react-router";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta: MetaFunction = ({ location }) => legalMeta("policy", location);

export default function CookiePolicyPage() {
  return <LegalPage document="policy" />;
}
