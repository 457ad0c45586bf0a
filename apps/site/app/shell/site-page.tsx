import { Band, Logo, MorePages, NoticeBanner, Page, SecondaryFooter } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand, type Notice } from "../../brand.ts";
import { useWords, type Words } from "../../languages/words.ts";
import { currentNotice } from "./current-notice.ts";
import { Drawing } from "./drawing.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";

type SitePageProps = SiteFooterProps & {
  children: ReactNode;
  /** The top navigation, a `SiteNav`, on the pages that have one. */
  nav?: ReactNode;
  /** Cloth above the footer, at the bottom of the window on short pages, too. */
  band?: ReactNode;
  /** Further skip links, such as a `QuickExitSkipLink`. */
  skipLinks?: ReactNode;
  /** A `QuickExit`, at the bottom of the window. */
  quickExit?: ReactNode;
};

// As of the build: pages are files. Our server leaves it out once its last day is over.
const notice = currentNotice(brand.notice, new Date());

/**
 * The frame that every page of the site shares (specification, section 2): the logo links to the home page, and a
 * page whose footer is hidden in narrow windows ends with links to legal and help pages.
 */
export function SitePage({ children, nav, band, skipLinks, quickExit, stores, narrowFooter }: SitePageProps) {
  const { notes, links } = useWords().shell;
  return (
    <Page
      footer={
        <>
          {band}
          <SiteFooter narrowFooter={narrowFooter} stores={stores} />
          <SecondaryFooter cloth={<Drawing of={<Band />} />} notes={notes} />
          {quickExit}
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
      {narrowFooter === "hidden" && <MorePages links={morePages(links)} />}
    </Page>
  );
}

function SiteNotice({ title, text, tone, link, until }: Notice) {
  return (
    <NoticeBanner data-until={until} link={link} title={title} tone={tone}>
      {text}
    </NoticeBanner>
  );
}

/** The links shown when the footer is hidden: the legal pages, and every way to get help, in the footer's order. */
function morePages(words: Words["shell"]["links"]) {
  return [
    { label: words.privacy, href: "/privacy" },
    { label: words.terms, href: "/terms" },
    { label: words.policy, href: "/policy" },
    { label: words.security, href: "/security" },
    { label: words.accessibility, href: "/accessibility" },
    { label: words.contact, href: "/contactus" },
    { label: words.help, href: "/faq" },
    { label: words.safety, href: "/safety" },
  ];
}
