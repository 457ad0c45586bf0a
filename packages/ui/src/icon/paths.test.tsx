import { siApple, siFacebook, siGoogleplay, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";
import { expect, test } from "vitest";
import * as brandIcons from "../brand-icon/paths.ts";
import * as icons from "./paths.ts";

/** Names in Phosphor Icons that differ from ours. */
const longer: Record<string, string> = { download: "download-simple", envelope: "envelope-simple" };

const phosphor = import.meta.glob<string>("../../node_modules/@phosphor-icons/core/assets/bold/*.svg", {
  query: "?raw",
  import: "default",
});

async function readPhosphor(icon: string): Promise<string> {
  const ours = icon.replace(/Icon$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `../../node_modules/@phosphor-icons/core/assets/bold/${longer[ours] ?? ours}-bold.svg`;
  return /<path d="([^"]+)"/.exec((await phosphor[file]?.()) ?? "")?.[1] ?? "";
}

test.each(Object.entries(icons))("draws %s like Phosphor's bold icon", async (name, path) => {
  expect(differences(path, await readPhosphor(name), 256)).toEqual([]);
});

const brands: Record<string, { path: string }> = {
  appleIcon: siApple,
  facebookIcon: siFacebook,
  googlePlayIcon: siGoogleplay,
  instagramIcon: siInstagram,
  tiktokIcon: siTiktok,
  twitterIcon: siX,
  youtubeIcon: siYoutube,
};

test.each(Object.entries(brandIcons))("draws %s like the icon of simple-icons", (name, path) => {
  expect(differences(path, brands[name]?.path ?? "", 24)).toEqual([]);
});

/** Returns the sizes, in px, at which more than edges differ. Small icons are edges for the most part. */
function differences(path: string, original: string, box: number): string[] {
  return [24, 96, 384].flatMap((size) => {
    const drawn = draw(path, box, size);
    const expected = draw(original, box, size);
    let ink = 0;
    let other = 0;
    for (let index = 3; index < expected.length; index += 4) {
      ink += expected[index] ?? 0;
      other += Math.abs((drawn[index] ?? 0) - (expected[index] ?? 0));
    }
    return other / ink < (size === 24 ? 0.05 : 0.02) ? [] : [`${size} px: ${other} of ${ink}`];
  });
}

/** Returns the pixels of a path, drawn into a square: four values each, the last of which is the opacity. */
function draw(path: string, box: number, size: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (!context) throw new Error("A canvas has no context");
  context.scale(size / box, size / box);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(new Path2D(path));
  return context.getImageData(0, 0, size, size).data;
}
