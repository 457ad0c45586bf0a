import { Pattern, Logo, MorePages, NoticeBanner, Page, SecondaryFooter } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand, type Notice } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { useLanguage, usePath } from "../messages/language-context.ts";
import { Drawing } from "./drawing.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { footerLinks } from "./navigation.ts";
import { AppLinks, SiteFooter, socialLinks, year, type SiteFooterProps } from "./site-footer.tsx";
import { pageAt } from "./site-pages.ts";
import { useLocalizePath } from "./links.tsx";

type SitePageProps = Pick<SiteFooterProps, "stores"> & {
  children: ReactNode;
  nav?: ReactNode;
  skipLinks?: ReactNode;
  quickExit?: ReactNode;
};

// Pages are prerendered, so this depends on the day of the build. Our server removes the notice after its last day.
const notice = currentNotice(brand.notice, new Date());

export function SitePage({ children, nav, skipLinks, quickExit, stores }: SitePageProps) {
  const { hidesNarrowFooter } = pageAt(usePath());
  const { shell, components } = useMessages();
  const { notes, links } = shell;
  const path = useLocalizePath();
  return (
    <Page
      footer={
        <>
          <SiteFooter narrowFooter={hidesNarrowFooter && "hidden"} stores={stores} />
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
      {hidesNarrowFooter && (
        <>
          <MorePages
            heading={components.morePages}
            links={[
              ...footerLinks.map((link) => ({ label: links[link.label], href: path(link.path) })),
              ...socialLinks,
            ]}
          >
            <AppLinks stores={stores} />
            <p>
              © <span data-current-year="">{year}</span> {brand.name}
            </p>
          </MorePages>
          <LanguageLinks place="narrow" />
        </>
      )}
    </Page>
  );
}

/** Returns the notice until the end of its last day, then `undefined`. */
export function currentNotice(shown: Notice | undefined, now: Date): Notice | undefined {
  if (shown?.until === undefined) return shown;
  return now.toISOString().slice(0, 10) <= shown.until ? shown : undefined;
}

function SiteNotice({ messages, tone, href, until }: Notice) {
  const path = useLocalizePath();
  const own = messages[useLanguage()];
  const { title, text, link } = own ?? messages.en;
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
