import {
  BrandIcon,
  facebookIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
  type FooterColumn,
} from "@matchfront/ui";
import { brand } from "../../brand.ts";
import type { SiteMessages } from "../messages/messages.ts";
import { footerLinks } from "./navigation.ts";
import type { LocalizePath } from "./use-localize-path.ts";

const { social } = brand;

const pageColumns = ["legal", "connect", "community"] as const;

export function linkColumns({ columns, links }: SiteMessages["shell"], path: LocalizePath): FooterColumn[] {
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
        { label: "Facebook", href: social.facebook, icon: <BrandIcon path={facebookIcon} /> },
        { label: "Twitter", href: social.twitter, icon: <BrandIcon path={twitterIcon} /> },
        { label: "YouTube", href: social.youtube, icon: <BrandIcon path={youtubeIcon} /> },
        { label: "Instagram", href: social.instagram, icon: <BrandIcon path={instagramIcon} /> },
        { label: "TikTok", href: social.tiktok, icon: <BrandIcon path={tiktokIcon} /> },
      ],
    },
  ];
}
