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

const { facebook, twitter, youtube, instagram, tiktok } = brand.social;

export const socialLinks = [
  { label: "Facebook", href: facebook, icon: facebookIcon },
  { label: "Twitter", href: twitter, icon: twitterIcon },
  { label: "YouTube", href: youtube, icon: youtubeIcon },
  { label: "Instagram", href: instagram, icon: instagramIcon },
  { label: "TikTok", href: tiktok, icon: tiktokIcon },
];

// Pages are prerendered, so this is the year of the build. Our server replaces it when it serves a page.
export const year = new Date().getUTCFullYear();

export function SiteFooter({ stores = brand.stores, narrowFooter }: SiteFooterProps) {
  const { shell } = useMessages();
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
          links: socialLinks.map(({ label, href, icon }) => ({
            label,
            href,
            icon: <BrandIcon path={icon} />,
          })),
        },
        {
          heading: columns.getTheApp,
          content: <AppLinks stores={stores} />,
        },
      ]}
      holder={brand.name}
      narrow={narrowFooter}
      year={year}
    />
  );
}

export function AppLinks({ stores = brand.stores }: Pick<SiteFooterProps, "stores">) {
  const { shell, components } = useMessages();
  return (
    <>
      <StoreButtons {...storeLinks(stores)} actionLabels={components.stores} />
      <p>{shell.age}</p>
      <p data-note="">{shell.trademarks}</p>
    </>
  );
}
