import {
  BrandIcon,
  Footer,
  StoreButtons,
  facebookIcon,
  instagramIcon,
  tiktokIcon,
  twitterIcon,
  youtubeIcon,
} from "@matchfront/ui";
import { brand } from "../../brand.ts";

const { social, stores } = brand;
// The year of the build: pages are files.
const year = new Date().getFullYear();

/** The footer of the specification's section 2, with the pages that exist. */
export function SiteFooter() {
  return (
    <Footer
      columns={[
        { heading: "CONNECT", links: [{ label: "Contact Us", href: "/contactus" }] },
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
        {
          heading: "GET THE APP!",
          content: <StoreButtons appleHref={stores.apple} googleHref={stores.google} />,
        },
      ]}
      holder={brand.name}
      year={year}
    />
  );
}
