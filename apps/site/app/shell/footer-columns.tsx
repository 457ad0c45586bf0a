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
import type { LocalizePath } from "./use-localize-path.ts";

const { social } = brand;

export function linkColumns({ columns, links }: SiteMessages["shell"], path: LocalizePath): FooterColumn[] {
  return [
    {
      heading: columns.legal,
      links: [
        { label: links.privacy, href: path("/privacy") },
        { label: links.terms, href: path("/terms") },
        { label: links.policy, href: path("/policy") },
        { label: links.security, href: path("/security") },
        { label: links.accessibility, href: path("/accessibility") },
      ],
    },
    {
      heading: columns.connect,
      links: [
        { label: links.partnership, href: path("/partnership") },
        { label: links.contact, href: path("/contactus") },
        { label: links.help, href: path("/faq") },
      ],
    },
    {
      heading: columns.community,
      links: [
        { label: links.safety, href: path("/safety") },
        { label: links.safetytips, href: path("/safetytips") },
        { label: links.guidelines, href: path("/communityguidelines") },
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
