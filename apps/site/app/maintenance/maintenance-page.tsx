import { brand } from "../../brand.ts";
import type { PageHandle } from "../loading/page-loading.ts";
import { NoticePage } from "../shell/notice-page.tsx";
import { pageMeta } from "../shell/page-meta.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Back soon",
    description: `The ${brand.name} website is being looked after and will be back soon.`,
  });

/** What the server shows in place of every page while the site is being worked on. */
export default function MaintenancePage() {
  const { support } = brand.addresses;
  return (
    <NoticePage title="Back soon">
      <p>We are working on the website, and it will not take long.</p>
      <p>
        If it cannot wait, write to <a href={`mailto:${support}`}>{support}</a>. In danger, call your local
        emergency number.
      </p>
    </NoticePage>
  );
}
