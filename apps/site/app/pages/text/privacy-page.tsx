import type { MetaFunction } from "react-router";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta: MetaFunction = ({ location }) => legalMeta("privacy", location);

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}
