type FallbackFace = {
  family: string;
  locals: readonly string[];
  weight: number;
  scale: number;
  ascent: number;
  descent: number;
};

type FileFace = { family: string; file: string; weight: string; letters?: string | undefined };

/** Returns the `@font-face` rule of a font file: https://www.w3.org/TR/css-fonts-4/#font-face-rule */
export const fileFace = ({ family, file, weight, letters }: FileFace) =>
  face([
    `font-family: ${family}`,
    `src: url("${file}") format("woff2")`,
    `font-weight: ${weight}`,
    "font-display: swap",
    ...(letters ? [`unicode-range: ${letters}`] : []),
  ]);

/** Returns the `@font-face` rule of a fallback, scaled to the metrics of the font that it replaces. */
export const fallbackFace = ({ family, locals, weight, scale, ascent, descent }: FallbackFace) =>
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
