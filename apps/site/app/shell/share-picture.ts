import { themeStylesheet } from "@matchfront/ui/theme";
import { brand } from "../../brand.ts";
import { theme } from "../../theme.ts";
import drawn from "./pictures.json" with { type: "json" };

export type SharePicture = {
  file: string;
  alt: string;
};

/** The titles and text alternatives of the pictures that `og-pictures` has drawn, by the page's path. */
const pictures: Record<string, { title: string; alt: string }> = drawn.pages;
/** Whether the pictures show the current brand, origin and theme. */
const areOurs =
  drawn.brand === brand.name && drawn.origin === brand.origin && drawn.theme === themeStylesheet(theme);

export const pictureSize = { width: 1200, height: 630 };

export function pictureFile(path: string): string {
  return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/** Returns a page's picture, or `undefined` if it was drawn for another title, brand or theme. */
export function sharePicture({ title, path }: { title: string; path: string }): SharePicture | undefined {
  const picture = pictures[path];
  if (!areOurs || picture?.title !== title) return undefined;
  return { file: pictureFile(path), alt: picture.alt };
}
