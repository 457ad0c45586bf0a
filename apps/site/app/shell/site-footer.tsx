import {
  BrandIcon,
  Footer,
  StoreButtons,
  facebookIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
  type FooterColumn,
  type FooterProps,
} from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages, type SiteMessages } from "../messages/messages.ts";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./site-footer.module.css";
import { storeLinks, type Stores } from "./store-links.ts";
import { useLocalizePath, type LocalizePath } from "./links.tsx";
import { footerLinks } from "./navigation.ts";

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

const pageColumns = ["legal", "connect", "community"] as const;

function linkColumns({ columns, links }: SiteMessages["shell"], path: LocalizePath): FooterColumn[] {
  return [
    ...pageColumns.map((column) => ({
      heading: columns[column],
      links: footerLinks
        .filter(({ place }) => place === column)
        .map((link) => ({ label: links[link.label], href: path(link.path) })),
    })),
    {
      heading: columns.social,
      links: [
        { label: "Facebook", href: brand.social.facebook, icon: <BrandIcon path={facebookIcon} /> },
        { label: "Twitter", href: brand.social.twitter, icon: <BrandIcon path={twitterIcon} /> },
        { label: "YouTube", href: brand.social.youtube, icon: <BrandIcon path={youtubeIcon} /> },
        { label: "Instagram", href: brand.social.instagram, icon: <BrandIcon path={instagramIcon} /> },
        { label: "TikTok", href: brand.social.tiktok, icon: <BrandIcon path={tiktokIcon} /> },
      ],
    },
  ];
}
