import * as accessibility from "../../../content/accessibility.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(accessibility, "/accessibility");

export default function AccessibilityPage() {
  return <TextPage text={accessibility} />;
}
