import * as security from "../../../content/security.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(security, "/security");

export default function SecurityPage() {
  return <TextPage text={security} />;
}
