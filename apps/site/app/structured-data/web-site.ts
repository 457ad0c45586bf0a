import { brand } from "../../brand.ts";
import type { WebSite } from "./vocabulary.ts";

/**
 * The site by its name (https://schema.org/WebSite), for its home page.
 *
 * @example pageMeta({ title, description, path: "/", structuredData: [webSite()] });
 */
export function webSite(): WebSite {
  return { "@type": "WebSite", name: brand.name, url: `${brand.origin}/`, inLanguage: "en" };
}
