import { ButtonLink, ManWithBeard, Portrait } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { NoticePage } from "../../shell/notice-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Back soon",
    description: `Our forms and the links in our emails are down for maintenance. All other pages of ${brand.name} work as usual.`,
  });

/** What the server sends instead of a page that needs the database, during maintenance. */
export default function MaintenancePage() {
  const { support } = brand.addresses;
  return (
    <NoticePage
      illustration={<Portrait person={ManWithBeard} preserveAspectRatio="xMidYMax" />}
      title="Back soon"
    >
      <p>
        Our forms and the links in our emails are down for maintenance. It won’t take long, and all other
        pages work as usual.
      </p>
      <p>
        Can’t wait? Write to <a href={`mailto:${support}`}>{support}</a>. If you’re in danger, call your local
        emergency number.
      </p>
      <ButtonLink href="">Try again</ButtonLink>
    </NoticePage>
  );
}
