import type { MetaDescriptor } from "react-router";
import { brand } from "../../brand.ts";

type PageMeta = {
  /** What the page is, without the brand. */
  title: string;
  /** One sentence for search results, at most 155 characters. */
  description: string;
  /** The page's address, for search engines; a page without one is not to be found by them. */
  path?: string;
};

/**
 * The head of a page.
 *
 * @example export const meta = () => pageMeta({ title: "Contact Us", description: "…", path: "/contactus" });
 */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  return [
    { title: `${title} - ${brand.name}` },
    { name: "description", content: description },
    path === undefined
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: brand.origin + path },
  ];
}
