import { Section } from "@matchfront/ui";
import type { MetaFunction } from "react-router";
import type { PageHandle } from "../../app/islands/page-loading.ts";
import { linkTo } from "../../app/shell/link-to.tsx";
import { pageMeta } from "../../app/shell/page-meta.ts";
import { SitePage } from "../../app/shell/site-page.tsx";
import { useWords, wordsAt } from "./words.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => pageMeta(location, wordsAt(location).visit.head);

export default function VisitPage() {
  const { heading, write } = useWords().visit;
  return (
    <SitePage>
      <Section heading={heading} id="visit" level={1}>
        <p>{write({ contact: linkTo("/contactus") })}</p>
      </Section>
    </SitePage>
  );
}
