import { Logo, Page } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { SiteFooter } from "./site-footer.tsx";

type SitePageProps = {
  children: ReactNode;
  /** Cloth that lies on the footer, however short the page. */
  band?: ReactNode;
  /** Ways that a keyboard needs at the page's start, such as a `QuickExitSkipLink`. */
  skipLinks?: ReactNode;
};

/** The frame that every page of the site shares. */
export function SitePage({ children, band, skipLinks }: SitePageProps) {
  return (
    <Page
      footer={
        <>
          {band}
          <SiteFooter />
        </>
      }
      header={<Logo name={brand.name} />}
      skipLinks={skipLinks}
    >
      {children}
    </Page>
  );
}
