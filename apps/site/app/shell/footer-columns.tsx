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

const { social } = brand;

/** The footer's columns of links, the same on every page. */
export const linkColumns: readonly FooterColumn[] = [
  {
    heading: "LEGAL",
    links: [
      { label: "Privacy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
      { label: "Cookie Policy", href: "/policy" },
      { label: "Security", href: "/security" },
      { label: "Accessibility", href: "/accessibility" },
    ],
  },
  {
    heading: "CONNECT",
    links: [
      { label: "Partner with us", href: "/partnership" },
      { label: "Contact Us", href: "/contactus" },
      { label: "Help", href: "/faq" },
    ],
  },
  {
    heading: "COMMUNITY",
    links: [
      { label: "Dating safety", href: "/safety" },
      { label: "Social safety", href: "/safetytips" },
      { label: "Community Guidelines", href: "/communityguidelines" },
    ],
  },
  {
    heading: "SOCIAL",
    links: [
      { label: "Facebook", href: social.facebook, icon: <BrandIcon path={facebookIcon} /> },
      { label: "Twitter", href: social.twitter, icon: <BrandIcon path={twitterIcon} /> },
      { label: "YouTube", href: social.youtube, icon: <BrandIcon path={youtubeIcon} /> },
      { label: "Instagram", href: social.instagram, icon: <BrandIcon path={instagramIcon} /> },
      { label: "TikTok", href: social.tiktok, icon: <BrandIcon path={tiktokIcon} /> },
    ],
  },
];
