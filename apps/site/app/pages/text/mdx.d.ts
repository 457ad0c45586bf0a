/** What every text exports. */
declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Section } from "./section-ids.ts";

  /** The page's heading, without the brand. */
  export const title: string;
  /** The page's title in the window and in search results, if its heading is too short or unclear there. */
  export const pageTitle: string | undefined;
  /** One sentence for search results, at most 155 characters. */
  export const description: string;
  /** What the page says first, under its heading. */
  export const lead: string;
  /** The day the text last changed, such as "2026-11-21". */
  export const lastUpdated: string;
  /** Its headings of level 2, in their order. */
  export const sections: readonly Section[];
  /** The text below the lead. */
  const Text: ComponentType<{
    components: Readonly<Record<string, ComponentType<never>>>;
    /** Names of the site's languages, as lists in a sentence. */
    languages?: { all: string; unreviewed: string } | undefined;
  }>;
  export default Text;
}
