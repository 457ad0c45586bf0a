import * as policy from "../../../content/policy.mdx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { textMeta } from "./text-meta.ts";
import { TextPage } from "./text-page.tsx";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => textMeta(policy, "/policy");

export default function CookiePolicyPage() {
  return <TextPage text={policy} />;
}
