import { contactCopy } from "@matchfront/forms";
import { ButtonLink } from "@matchfront/ui";
import type { PageHandle } from "../loading/page-loading.ts";
import { NoticePage } from "../shell/notice-page.tsx";
import { pageMeta } from "../shell/page-meta.ts";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () => pageMeta({ title: "Message sent", description: contactCopy.thanks.message });

/** Where a message sent without script leads. */
export default function SentPage() {
  return (
    <NoticePage title="Message sent">
      <p>{contactCopy.thanks.message}</p>
      <ButtonLink href="/">Back to the home page</ButtonLink>
    </NoticePage>
  );
}
