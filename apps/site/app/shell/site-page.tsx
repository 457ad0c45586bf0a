import { Logo, Page } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { SiteFooter } from "./site-footer.tsx";

type SitePageProps = {
  children: ReactNode;
  /** Cloth that lies on the footer, however short the page. */
  band?: ReactNode;
};

/** The frame that every page of the site shares. */
export function SitePage({ children, band }: SitePageProps) {
  return (
    <Page
      footer={
        <>
          {band}
          <SiteFooter />
        </>
      }
      header={<Logo name={brand.name} />}
    >
      {children}
    </Page>
  );
}
