import { Band, Section } from "@matchfront/ui";
import type { ReactNode } from "react";
import { SitePage } from "./site-page.tsx";

/** A page that says one thing and shows the way on. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SitePage band={<Band />}>
      <Section heading={title} id="notice" level={1}>
        {children}
      </Section>
    </SitePage>
  );
}
