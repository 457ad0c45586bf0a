import { ButtonLink, Portrait, WomanWithSilverHair } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { NoticePage } from "../../shell/notice-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Something went wrong",
    description: "We couldn’t show this page. It’s our fault, not yours.",
  });

/** What the server sends when it could not produce a page. */
export default function ServerErrorPage() {
  const { support } = brand.addresses;
  return (
    <NoticePage
      illustration={<Portrait person={WomanWithSilverHair} preserveAspectRatio="xMidYMax" />}
      title="It’s not you, it’s us"
    >
      <p>We couldn’t show this page, and that’s on us. Please try again in a minute.</p>
      <p>
        If it happens again, write to <a href={`mailto:${support}`}>{support}</a> and tell us what you were
        trying to do.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </NoticePage>
  );
}
