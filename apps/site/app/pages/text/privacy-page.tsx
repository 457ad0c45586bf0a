import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = legalMeta("privacy");

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
