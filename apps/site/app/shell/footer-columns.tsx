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
import type { Words } from "../../languages/words.ts";

const { social } = brand;

/** The footer's columns of links, the same on every page. */
export function linkColumns({ columns, links }: Words["shell"]): FooterColumn[] {
  return [
    {
      heading: columns.legal,
      links: [
        { label: links.privacy, href: "/privacy" },
        { label: links.terms, href: "/terms" },
        { label: links.policy, href: "/policy" },
        { label: links.security, href: "/security" },
        { label: links.accessibility, href: "/accessibility" },
      ],
    },
    {
      heading: columns.connect,
      links: [
        { label: links.partnership, href: "/partnership" },
        { label: links.contact, href: "/contactus" },
        { label: links.help, href: "/faq" },
      ],
    },
    {
      heading: columns.community,
      links: [
        { label: links.safety, href: "/safety" },
        { label: links.safetytips, href: "/safetytips" },
        { label: links.guidelines, href: "/communityguidelines" },
      ],
    },
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
