import type { Location, MetaDescriptor } from "react-router";
import { getMessages } from "../messages/messages.ts";
import { pageMeta } from "./page-meta.ts";
import { pageAt } from "./site-pages.ts";

/** Returns the meta tags of a page whose title and description are in its messages. */
export function defaultMeta({ location }: { location: Location }): MetaDescriptor[] {
  const { head } = pageAt(location.pathname);
  return head ? pageMeta(location, getMessages(location)[head].head) : [];
}
