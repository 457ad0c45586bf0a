import { Pattern, Logo, MorePages, NoticeBanner, Page, SecondaryFooter } from "@matchfront/ui";
import { use, type ReactNode } from "react";
import { brand, type Notice } from "../../brand.ts";
import { useWords, type Words } from "../words/words.ts";
import { LanguageContext } from "../words/language-context.ts";
import { currentNotice } from "./current-notice.ts";
import { Drawing } from "./drawing.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";
import { usePath, type PathTo } from "./use-path.ts";

type SitePageProps = SiteFooterProps & {
  children: ReactNode;
  /** The top navigation, a `SiteNav`, on the pages that have one. */
  nav?: ReactNode;
  /** A pattern above the footer, at the bottom of the window even on short pages. */
  pattern?: ReactNode;
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
export function SitePage({
  children,
  nav,
  pattern,
  skipLinks,
  quickExit,
  stores,
  narrowFooter,
}: SitePageProps) {
  const { shell, components } = useWords();
  const { notes, links } = shell;
  const path = usePath();
  return (
    <Page
      footer={
        <>
          {pattern}
          <SiteFooter narrowFooter={narrowFooter} stores={stores} />
          <SecondaryFooter pattern={<Drawing of={<Pattern />} />} label={components.about} notes={notes} />
          {quickExit}
        </>
      }
      header={
        <>
          <Logo href={path("/")} name={brand.name} />
          {nav}
        </>
      }
      notice={notice && <SiteNotice {...notice} />}
      skipLabel={components.skip}
      skipLinks={skipLinks}
    >
      {children}
      {narrowFooter === "hidden" && (
        <>
          <MorePages heading={components.morePages} links={morePages(links, path)} />
          <LanguageLinks place="narrow" />
        </>
      )}
    </Page>
  );
}

function SiteNotice({ words, tone, href, until }: Notice) {
  const path = usePath();
  const own = words[use(LanguageContext)];
  const { title, text, link } = own ?? words.en;
  return (
    <NoticeBanner
      data-until={until}
      lang={own ? undefined : "en"}
      link={link && href ? { label: link, href: path(href) } : undefined}
      title={title}
      tone={tone}
    >
      {text}
    </NoticeBanner>
  );
}

/** The links shown when the footer is hidden: the legal pages, and every way to get help, in the footer's order. */
function morePages(words: Words["shell"]["links"], path: PathTo) {
  return [
    { label: words.privacy, href: path("/privacy") },
    { label: words.terms, href: path("/terms") },
    { label: words.policy, href: path("/policy") },
    { label: words.security, href: path("/security") },
    { label: words.accessibility, href: path("/accessibility") },
    { label: words.contact, href: path("/contactus") },
    { label: words.help, href: path("/faq") },
    { label: words.safety, href: path("/safety") },
  ];
}
