import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../shell/page-meta.ts";

/** A text's own metadata. */
type TextHead = { title: string; description: string; lastUpdated: string };

/** The head of a text page. */
export function textMeta({ title, description, lastUpdated }: TextHead, path: string): MetaDescriptor[] {
  return pageMeta({ title, description, lastUpdated, path });
}
