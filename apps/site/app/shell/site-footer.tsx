import { Footer, StoreButtons, type FooterProps } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { facts } from "../../content/facts.ts";
import { linkColumns } from "./footer-columns.tsx";
import styles from "./site-footer.module.css";
import { storeLinks, type Stores } from "./store-links.ts";

export type SiteFooterProps = {
  /** The store listings that its badges link to. @default brand.stores */
  stores?: Stores | undefined;
  /** Whether the footer is shown below 500 px. @default "shown" */
  narrowFooter?: FooterProps["narrow"];
};

// The year of the build, because pages are prerendered. Our server replaces it by the year in which it serves the page.
const year = new Date().getUTCFullYear();

/** The footer of the specification's section 2. */
export function SiteFooter({ stores = brand.stores, narrowFooter }: SiteFooterProps) {
  const getTheApp = (
    <>
      <StoreButtons {...storeLinks(stores)} />
      <p>You must be {facts.minimumAge} or older.</p>
      <p className={styles.trademarks}>
        Apple, the Apple logo and App Store are trademarks of Apple Inc. Google Play and the Google Play logo
        are trademarks of Google LLC.
      </p>
    </>
  );
  return (
    <Footer
      columns={[...linkColumns, { heading: "GET THE APP!", content: getTheApp }]}
      holder={brand.name}
      narrow={narrowFooter}
      year={year}
    />
  );
}
