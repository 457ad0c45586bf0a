import { themeStylesheet } from "@matchfront/ui/theme";
import { brand } from "../../brand.ts";
import { theme } from "../../theme.ts";
import drawn from "./pictures.json" with { type: "json" };

/** A page's picture for social cards. */
export type SharePicture = {
  /** Its file's address on the site. */
  file: string;
  /** Its alternative text. */
  alt: string;
};

/** The pictures that `pnpm og-pictures` has drawn, by the page's path: title and alternative text. */
const pictures: Record<string, { title: string; alt: string }> = drawn.pages;
/** Every picture also shows the product's name and the site's address, in the site's look. */
const areOurs =
  drawn.brand === brand.name && drawn.origin === brand.origin && drawn.theme === themeStylesheet(theme);

export const pictureSize = { width: 1200, height: 630 };

/** The address of a page's picture. */
export function pictureFile(path: string): string {
  return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/** The picture of a page, or none if it was drawn for another title: no picture is better than a wrong one. */
export function sharePicture({ title, path }: { title: string; path: string }): SharePicture | undefined {
  const picture = pictures[path];
  if (!areOurs || picture?.title !== title) return undefined;
  return { file: pictureFile(path), alt: picture.alt };
}
