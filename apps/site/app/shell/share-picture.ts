import { brand } from "../../brand.ts";
import drawn from "./pictures.json" with { type: "json" };

/** A page's picture for those who share its address. */
export type SharePicture = {
  /** Its file's address on the site. */
  file: string;
  /** What it shows, for those who do not see it. */
  alt: string;
};

/** What `pnpm og-pictures` drew, by the page's path: the title on it, and what it shows. */
const pictures: Record<string, { title: string; alt: string }> = drawn.pages;
/** Every picture also has the product's name and the site's address on it. */
const areOurs = drawn.brand === brand.name && drawn.origin === brand.origin;

export const pictureSize = { width: 1200, height: 630 };

/** The address of a page's picture. */
export function pictureFile(path: string): string {
  return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/**
 * The picture of a page, or none where it was drawn with other words: no picture is better than a false one.
 *
 * @example sharePicture({ title: "Contact Us", path: "/contactus" }); // { file: "/og/contactus.png", alt: "…" }
 */
export function sharePicture({ title, path }: { title: string; path: string }): SharePicture | undefined {
  const picture = pictures[path];
  if (!areOurs || picture?.title !== title) return undefined;
  return { file: pictureFile(path), alt: picture.alt };
}
