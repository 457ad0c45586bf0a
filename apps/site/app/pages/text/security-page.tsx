import { textMeta } from "./text-meta.ts";
import { DocumentPage } from "./text-page.tsx";

export const meta = textMeta("security");

export default function SecurityPage() {
  return <DocumentPage document="security" />;
}
