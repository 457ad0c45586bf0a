import { brand } from "../../brand.ts";
import type { BreadcrumbList } from "./vocabulary.ts";

/** A page's breadcrumbs below the home page (https://schema.org/BreadcrumbList). */
export function breadcrumbList({ title, path }: { title: string; path: string }): BreadcrumbList {
  const steps = [
    { name: brand.name, item: `${brand.origin}/` },
    { name: title, item: brand.origin + path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
