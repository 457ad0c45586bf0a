declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      variationAxes?: { wght: number | { min: number; max: number } };
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
