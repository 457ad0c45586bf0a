import type { MetaFunction } from "react-router";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta: MetaFunction = ({ location }) => legalMeta("terms", location);

export default function TermsPage() {
  return <LegalPage document="terms" />;
}
