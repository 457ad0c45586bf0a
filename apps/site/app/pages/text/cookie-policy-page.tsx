import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = legalMeta("policy");

export default function CookiePolicyPage() {
  return <LegalPage document="policy" />;
}
