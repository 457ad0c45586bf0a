import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** A picture of the pixels that differ; undefined if none does, but for the smoothing of edges. */
export function differenceOf(before: Buffer, after: Buffer): Buffer | undefined {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
    return padded.data;
  });
  const difference = new PNG({ width, height });
  if (!first || !second || pixelmatch(first, second, difference.data, width, height) === 0) return undefined;
  return PNG.sync.write(difference);
}
