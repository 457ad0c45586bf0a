declare module "*.mdx" {
  import type { ComponentType } from "react";

  /** The page's heading, without the brand. */
  export const title: string;
  /** The page's title, if the heading is too short or unclear as one. */
  export const pageTitle: string | undefined;
  /** One sentence for search results, at most 155 characters. */
  export const description: string;
  export const lead: string;
  /** The day on which the text last changed, such as "2026-11-21". */
  export const lastUpdated: string;
  export const sections: readonly { id: string; label: string }[];
  const Text: ComponentType<{
    brand: object;
    components: Readonly<Record<string, ComponentType<never>>>;
    /** The names of the site's languages as sentence parts: "English, French and Swahili". */
    languages?: { all: string; unreviewed: string } | undefined;
  }>;
  export default Text;
}
