import { defineTheme } from "@matchfront/ui/theme";

/**
 * The site's look. Omitted options keep the defaults of `@matchfront/ui`; `themes/lagoon.ts` sets most of them.
 * After a change, redraw the pictures for shared links and the icons with `og-pictures`.
 */
export const theme = defineTheme({ name: "Moyo" });
