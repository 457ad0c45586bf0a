import { defineTheme } from "@matchfront/ui/theme";

/**
 * How the site looks. Whatever is not given here is the package's own: re-branding the look means giving `palette`,
 * `roles`, `corners`, `patternLines` or `typefaces`, and drawing the pictures for shared links and the icons again with
 * `og-pictures`. `themes/lagoon.ts` is an example.
 */
export const theme = defineTheme({ name: "Moyo" });
