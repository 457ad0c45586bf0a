import type { HTMLElement } from "node-html-parser";
import { optimize, type Config } from "svgo";
import { svgFile, type AssetFile } from "./asset-file.ts";

const start = "data:image/svg+xml,";

// A hundredth of a drawing's 480 is less than a hundredth of a pixel.
const floatPrecision = 2;

const ofFiles: Config = {
  multipass: true,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          convertPathData: { floatPrecision },
        },
      },
    },
  ],
};

/** In a page, styles select what is in a drawing: its elements stay. */
const inPages: Config = { plugins: [{ name: "convertPathData", params: { floatPrecision } }] };

const files = new Map<string, AssetFile>();
const shrunk = new Map<string, string>();

/**
 * Gives the drawings that a page holds in the addresses of its images a file each, which pages share.
 *
 * @param page changed: its images have the addresses of the files
 * @returns the files that the page needs
 */
export function moveDrawings(page: HTMLElement): AssetFile[] {
  return (["src", "srcset"] as const).flatMap((name) =>
    page.querySelectorAll(`:is(img, source)[${name}^="${start}"]`).map((image) => {
      const drawing = fileOf(image.getAttribute(name) ?? "");
      image.setAttribute(name, `/assets/${drawing.name}`);
      return drawing;
    }),
  );
}

/** Many pages have the same drawing, which is made smaller once. */
function fileOf(address: string): AssetFile {
  const svg = decodeURIComponent(address.slice(start.length));
  const file = files.get(address) ?? svgFile("drawing", optimize(svg, ofFiles).data);
  files.set(address, file);
  return file;
}

/**
 * Makes the drawings inside a page smaller. Those of islands stay as they are, for React compares them.
 *
 * @param page changed
 */
export function shrinkDrawings(page: HTMLElement): void {
  for (const drawing of page.querySelectorAll("svg"))
    if (!drawing.closest("[data-island]")) drawing.replaceWith(shrink(drawing.outerHTML));
}

/** Made smaller once, however many pages have it. */
function shrink(drawing: string): string {
  const smaller = shrunk.get(drawing) ?? optimize(drawing, inPages).data;
  shrunk.set(drawing, smaller);
  return smaller;
}
