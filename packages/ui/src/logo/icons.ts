import { palette as ownPalette } from "../tokens/tokens.ts";
import type { Theme } from "../theme/theme.ts";
import { markShapes } from "./mark-shapes.ts";

type Colors = Readonly<Record<"clay" | "sun" | "ember" | "shea", string>>;

/** An icon with the mark: its width in px, the mark's share of it, and whether its background is opaque. */
type MarkIcon = { size: number; share: number; opaque: boolean };

export const icons = {
  "apple-touch-icon.png": { size: 180, share: 0.7, opaque: true },
  "icon-192.png": { size: 192, share: 0.8, opaque: true },
  "icon-512.png": { size: 512, share: 0.8, opaque: true },
  // Systems may mask all but a circle of 40 % radius: https://www.w3.org/TR/appmanifest/#icon-masks
  "icon-maskable-512.png": { size: 512, share: 0.66, opaque: true },
} as const satisfies Record<string, MarkIcon>;

/** The icon in `favicon.ico`, for browsers without SVG icons. */
export const legacyIcon: MarkIcon = { size: 32, share: 1, opaque: false };

/** Returns the mark as an SVG file, lighter in a dark color scheme. */
export function faviconSvg(colors: Colors = ownPalette): string {
  const dark = `<style>@media(prefers-color-scheme:dark){.left{fill:${colors.ember}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markShapes.size} ${markShapes.size}">${dark}${halves(colors)}</svg>\n`;
}

/** Returns an icon as SVG, to be rasterized at its size. */
export function iconSvg({ size, share, opaque }: MarkIcon, colors: Colors = ownPalette): string {
  const side = markShapes.size / share;
  const edge = (markShapes.size - side) / 2;
  const ground = opaque ? `<path fill="${colors.shea}" d="M${edge} ${edge}h${side}v${side}h-${side}Z"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${edge} ${edge} ${side} ${side}">${ground}${halves(colors)}</svg>`;
}

/** Encodes an ICO file with one PNG of up to 255 px. */
export function encodeIco(png: Uint8Array, size: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // one picture
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // color planes
  header.setUint16(12, 32, true); // bits of a pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true);
  return new Uint8Array([...new Uint8Array(header.buffer), ...png]);
}

function halves(colors: Colors): string {
  const { left, right } = markShapes;
  return (
    `<path class="left" fill="${colors.clay}" d="${left.d}" transform="${left.transform}"/>` +
    `<path fill="${colors.sun}" d="${right.d}" transform="${right.transform}"/>`
  );
}

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
