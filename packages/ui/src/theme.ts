export { markFiles } from "./logo/mark-files.ts";
export { contrastFailures } from "./theme/contrast-failures.ts";
export { defineTheme, ThemeError } from "./theme/define-theme.ts";
export { drawingFile } from "./theme/drawing-file.ts";
export { themeStylesheet } from "./theme/stylesheet.ts";
export { defaultTheme } from "./theme/theme.ts";

export type { ContrastFailure } from "./theme/contrast-failures.ts";
export type { Theme, ThemeOverrides, Typeface } from "./theme/theme.ts";
