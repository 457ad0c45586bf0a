import { Logo, MorePages, NoticeBanner, Page, SecondaryFooter } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand, type Notice } from "../../brand.ts";
import { facts } from "../../content/facts.ts";
import { currentNotice } from "./current-notice.ts";
import { morePages } from "./more-pages.ts";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

type SitePageProps = SiteFooterProps & {
  children: ReactNode;
  /** The top navigation, a `SiteNav`, on the pages that have one. */
  nav?: ReactNode;
  /** Cloth that lies on the footer, however short the page. */
  band?: ReactNode;
  /** Ways that a keyboard needs at the page's start, such as a `QuickExitSkipLink`. */
  skipLinks?: ReactNode;
};

// As of the build: pages are files.
const notice = currentNotice(brand.notice, new Date());

/**
 * The frame that every page of the site shares (specification, section 2): the logo leads home, and a page whose
 * footer is hidden in narrow windows ends with links to the pages that must stay in reach.
 *
 * @example <SitePage narrowFooter="hidden" nav={<SiteNav current="/" />}>…</SitePage>
 */
export function SitePage({ children, nav, band, skipLinks, stores, narrowFooter }: SitePageProps) {
  return (
    <Page
      footer={
        <>
          {band}
          <SiteFooter narrowFooter={narrowFooter} stores={stores} />
          <SecondaryFooter
            notes={[
              `${facts.minimumAge}+ only`,
              "No trackers on this site",
              "Made for Black and African singles",
            ]}
          />
        </>
      }
      header={
        <>
          <Logo name={brand.name} />
          {nav}
        </>
      }
      notice={notice && <SiteNotice {...notice} />}
      skipLinks={skipLinks}
    >
      {children}
      {narrowFooter === "hidden" && <MorePages links={morePages} />}
    </Page>
  );
}

function SiteNotice({ title, text, tone, link }: Notice) {
  return (
    <NoticeBanner link={link} title={title} tone={tone}>
      {text}
    </NoticeBanner>
  );
}
