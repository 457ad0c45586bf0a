import * as guidelines from "../../../content/communityguidelines.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(guidelines, "/communityguidelines");

export default function CommunityGuidelinesPage() {
  return <TextPage narrowFooter="hidden" text={guidelines} />;
}
