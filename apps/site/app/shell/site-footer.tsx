import {
  BrandIcon,
  Footer,
  StoreButtons,
  facebookIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
  type FooterProps,
} from "@matchfront/ui";
import { brand, type Brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { LanguageLinks } from "./language-links.tsx";
import { storeLinks } from "./store-links.ts";
import { useLocalizePath } from "./links.tsx";
import { footerLinks } from "./navigation.ts";

export type SiteFooterProps = {
  stores?: Brand["stores"] | undefined;
  /** Whether the footer is shown below 500 px. @default "shown" */
  narrowFooter?: FooterProps["narrow"] | undefined;
};

const pageColumns = ["legal", "connect", "community"] as const;

// Pages are prerendered, so this is the year of the build. Our server replaces it when it serves a page.
const year = new Date().getUTCFullYear();

export function SiteFooter({ stores = brand.stores, narrowFooter }: SiteFooterProps) {
  const { shell, components } = useMessages();
  const { columns, links } = shell;
  const path = useLocalizePath();
  return (
    <Footer
      head={<LanguageLinks place="footer" />}
      columns={[
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
        {
          heading: columns.getTheApp,
          content: (
            <>
              <StoreButtons {...storeLinks(stores)} actionLabels={components.stores} />
              <p>{shell.age}</p>
              <p data-note="">{shell.trademarks}</p>
            </>
          ),
        },
      ]}
      holder={brand.name}
      narrow={narrowFooter}
      year={year}
    />
  );
}
