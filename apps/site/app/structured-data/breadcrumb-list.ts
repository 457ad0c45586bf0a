import { brand } from "../../brand.ts";
import type { BreadcrumbList } from "./vocabulary.ts";

type Page = {
  title: string;
  path: string;
  home: string;
};

/** Returns the breadcrumbs of a page below the home page (https://schema.org/BreadcrumbList). */
export function breadcrumbList({ title, path, home }: Page): BreadcrumbList {
  const steps = [
    { name: brand.name, item: brand.origin + home },
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
