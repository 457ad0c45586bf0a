import * as privacy from "../../../content/privacy.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(privacy, "/privacy");

export default function PrivacyPage() {
  return <TextPage text={privacy} />;
}
