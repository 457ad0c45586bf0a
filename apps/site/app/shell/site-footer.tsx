import { Footer, StoreButtons, type FooterProps } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { facts } from "../../content/facts.ts";
import { linkColumns } from "./footer-columns.tsx";
import styles from "./site-footer.module.css";
import { storeLinks, type Stores } from "./store-links.ts";

export type SiteFooterProps = {
  /** The listings its badges lead to. @default brand.stores */
  stores?: Stores | undefined;
  /** Below 500 px: whether the footer is there. @default "shown" */
  narrowFooter?: FooterProps["narrow"];
};

// The year of the build: pages are files. Our server puts its own there.
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
