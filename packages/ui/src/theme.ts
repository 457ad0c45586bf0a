export { markFiles } from "./logo/icons.ts";
export { contrastFailures, type ContrastFailure } from "./theme/contrast-failures.ts";
export { defineTheme, ThemeError } from "./theme/define-theme.ts";
export { drawingFile } from "./theme/themed-drawings.ts";
export { themeStylesheet } from "./theme/stylesheet.ts";
export { defaultTheme, type Theme, type ThemeOverrides, type Typeface } from "./theme/theme.ts";
