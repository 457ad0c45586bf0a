/** A self-hosted font. */
export type FontFile = {
  /** The address relative to the style sheet; a `.woff2`. */
  file: string;
  /** The weight or range of weights in the file: "700", "400 700". */
  weight: string;
  /** The letters in the file, as a CSS `unicode-range`. @default all */
  letters?: string;
  /** Whether pages preload it. Only for fonts at the top of most pages. @default false */
  preload?: boolean;
};

/** A local font that is shown until the web font has loaded, scaled so that nothing shifts. */
export type MetricFallback = {
  /** Local fonts with the same widths, such as "Arial Bold" and "Liberation Sans Bold". */
  locals: readonly string[];
  weight: number;
  /** The width of a text in the web font relative to its width in the local font. */
  scale: number;
  /** In em of the web font. */
  ascent: number;
  /** In em of the web font. */
  descent: number;
};

/** Returns the `@font-face` rule of a font file: https://www.w3.org/TR/css-fonts-4/#font-face-rule */
export const fileFace = (family: string, { file, weight, letters }: FontFile) =>
  face([
    `font-family: ${family}`,
    `src: url("${file}") format("woff2")`,
    `font-weight: ${weight}`,
    "font-display: swap",
    ...(letters ? [`unicode-range: ${letters}`] : []),
  ]);

/** Returns the `@font-face` rule of a fallback, scaled to the metrics of the font that it replaces. */
export const fallbackFace = (family: string, { locals, weight, scale, ascent, descent }: MetricFallback) =>
  face([
    `font-family: "${family}"`,
    `src: ${locals.map((name) => `local("${name}")`).join(", ")}`,
    `font-weight: ${weight}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(ascent / scale)}`,
    `descent-override: ${percent(descent / scale)}`,
    "line-gap-override: 0%",
  ]);

const face = (lines: string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`;

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;
