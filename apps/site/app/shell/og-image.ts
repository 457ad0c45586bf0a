import { themeStylesheet } from "@matchfront/ui/theme";
import { brand } from "../../brand.ts";
import { theme } from "../../theme.ts";
import drawn from "./og-images.json" with { type: "json" };

/** The titles and text alternatives of the images that `og-pictures` has drawn, by the page's path. */
const images: Record<string, { title: string; alt: string }> = drawn.pages;
const isCurrent =
  drawn.brand === brand.name && drawn.origin === brand.origin && drawn.theme === themeStylesheet(theme);

export const ogImageSize = { width: 1200, height: 630 };

export function ogImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/** Returns the Open Graph image of a page, or `undefined` if it was drawn for another title, brand or theme. */
export function findOgImage({ title, path }: { title: string; path: string }) {
  const image = images[path];
  if (!isCurrent || image?.title !== title) return undefined;
  return { file: ogImagePath(path), alt: image.alt };
}
