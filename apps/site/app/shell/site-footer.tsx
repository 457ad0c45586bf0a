import { Footer, StoreButtons, type FooterProps } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { linkColumns } from "./footer-columns.tsx";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./site-footer.module.css";
import { storeLinks, type Stores } from "./store-links.ts";
import { useLocalizePath } from "./use-localize-path.ts";

export type SiteFooterProps = {
  stores?: Stores | undefined;
  /** Whether the footer is shown below 500 px. @default "shown" */
  narrowFooter?: FooterProps["narrow"] | undefined;
};

// Pages are prerendered, so this is the year of the build. Our server replaces it when it serves a page.
const year = new Date().getUTCFullYear();

export function SiteFooter({ stores = brand.stores, narrowFooter }: SiteFooterProps) {
  const { shell: messages, components } = useMessages();
  const path = useLocalizePath();
  const getTheApp = (
    <>
      <StoreButtons {...storeLinks(stores)} actionLabels={components.stores} />
      <p>{messages.age}</p>
      <p className={styles.trademarks}>{messages.trademarks}</p>
    </>
  );
  return (
    <Footer
      head={<LanguageLinks place="footer" />}
      columns={[...linkColumns(messages, path), { heading: messages.columns.getTheApp, content: getTheApp }]}
      holder={brand.name}
      narrow={narrowFooter}
      year={year}
    />
  );
}
