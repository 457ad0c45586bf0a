import { Logo, Page } from "@matchfront/ui";
import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { SiteFooter } from "./site-footer.tsx";

/** The frame that every page of the site shares. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <Page footer={<SiteFooter />} header={<Logo name={brand.name} />}>
      {children}
    </Page>
  );
}
