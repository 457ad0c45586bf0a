import { ButtonLink, ManWithGlasses, Portrait } from "@matchfront/ui";
import type { PageHandle } from "../../islands/page-loading.ts";
import { NoticePage } from "../../shell/notice-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({ title: "Page not found", description: "There’s no page at this address." });

export default function NotFoundPage() {
  return (
    <NoticePage
      illustration={<Portrait person={ManWithGlasses} preserveAspectRatio="xMidYMax" />}
      title="No match for this page"
    >
      <p>There’s no page at this address. Check the address for typos, or maybe the page has moved.</p>
      <p>
        Looking for <a href="/download">the app</a> or <a href="/faq">help</a>?
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </NoticePage>
  );
}
