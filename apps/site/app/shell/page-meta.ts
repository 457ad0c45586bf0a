import type { Location, MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { brand, type Brand } from "../../brand.ts";
import { locales } from "@matchfront/locales/locales";
import { alternates, englishPath, languageOf, pathIn } from "@matchfront/locales/routing";
import { isPublic, publicLanguages } from "../messages/public-languages.ts";
import { appStoreId } from "./app-store-id.ts";
import { ogImageSize, findOgImage } from "./og-image.ts";
import { pageAt } from "./site-pages.ts";
import { breadcrumbList } from "./structured-data.ts";

type PageMeta = {
  /** The page's title without the brand. With the brand, at most 60 characters. */
  title: string;
  /** One sentence for search results, at most 155 characters. */
  description: string;
  /** The day on which the text last changed. Its presence makes the page an article with breadcrumbs. */
  lastUpdated?: string;
  structuredData?: readonly Thing[];
};

/** Returns title, description, social cards and structured data of a page, in the language of its path. */
export function pageMeta({ pathname }: Pick<Location, "pathname">, page: PageMeta): MetaDescriptor[] {
  const { title, description, lastUpdated } = page;
  const language = languageOf(pathname);
  const fullTitle = `${title} · ${brand.name}`;
  const common = [
    { title: fullTitle },
    { name: "description", content: description },
    // The Open Graph protocol (https://ogp.me), which Twitter reads, too. Forms restore the title from it.
    { property: "og:title", content: fullTitle },
  ];
  const { isListed, isOfVariant } = pageAt(pathname);
  if (isListed === false || !isPublic(language)) return [...common, { name: "robots", content: "noindex" }];
  const english = englishPath(pathname);
  const path = pathIn(language, english);
  const image = findOgImage({ title, path });
  return [
    ...common,
    { tagName: "link", rel: "canonical", href: brand.origin + path },
    // The page's translations: https://developers.google.com/search/docs/specialty/international
    ...alternates(english, publicLanguages).map(([hrefLang, other]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: brand.origin + other,
    })),
    { property: "og:description", content: description },
    { property: "og:url", content: brand.origin + path },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: locales[language].tag.replace("-", "_") },
    { property: "og:type", content: lastUpdated ? "article" : "website" },
    ...(lastUpdated ? [{ property: "article:modified_time", content: lastUpdated }] : []),
    ...(image ? imageTags(image) : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...appBanner(isOfVariant ? brand.variant : brand),
    ...jsonLd([
      ...(lastUpdated ? [breadcrumbList(title, path, pathIn(language, "/"))] : []),
      ...(page.structuredData ?? []),
    ]),
  ];
}

function imageTags({ file, alt }: NonNullable<ReturnType<typeof findOgImage>>): MetaDescriptor[] {
  return [
    { property: "og:image", content: brand.origin + file },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(ogImageSize.width) },
    { property: "og:image:height", content: String(ogImageSize.height) },
    { property: "og:image:alt", content: alt },
  ];
}

/** Returns the smart app banner of iOS Safari. Without `app-argument`, no token in a URL reaches the app. */
function appBanner({ stores }: Pick<Brand, "stores">): MetaDescriptor[] {
  const id = appStoreId(stores.apple);
  return id ? [{ name: "apple-itunes-app", content: `app-id=${id}` }] : [];
}

function jsonLd(things: readonly Thing[]): MetaDescriptor[] {
  if (things.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }];
}
