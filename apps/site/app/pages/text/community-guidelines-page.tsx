import { textMeta } from "./text-meta.ts";
import { DocumentPage } from "./text-page.tsx";

export const meta = textMeta("communityguidelines");

export default function CommunityGuidelinesPage() {
  return <DocumentPage document="communityguidelines" />;
}
