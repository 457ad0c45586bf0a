import type { Theme } from "../theme/theme.ts";
import { faviconSvg, encodeIco, icons, iconSvg, legacyIcon } from "./icons.ts";

/**
 * Returns the icon files of the mark in a theme's colors, for browser tabs and home screens, by file name.
 *
 * @param rasterize makes a PNG of an SVG at this width and height in px, such as a screenshot of a browser
 * @example const files = await markFiles(theme, (svg, size) => screenshot(svg, { width: size, height: size }));
 */
export async function markFiles(
  { palette }: Pick<Theme, "palette">,
  rasterize: (svg: string, size: number) => Promise<Uint8Array>,
): Promise<Record<string, string | Uint8Array>> {
  const legacy = await rasterize(iconSvg(legacyIcon, palette), legacyIcon.size);
  const files: Record<string, string | Uint8Array> = {
    "favicon.svg": faviconSvg(palette),
    "favicon.ico": encodeIco(legacy, legacyIcon.size),
  };
  for (const [name, icon] of Object.entries(icons))
    files[name] = await rasterize(iconSvg(icon, palette), icon.size);
  return files;
}
