import { contactForm, messageForms, submitCopy } from "@matchfront/forms";
import { ButtonLink, Coffee } from "@matchfront/ui";
import type { MetaFunction } from "react-router";
import { useWords } from "../../../languages/words.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { NoticePage } from "../../shell/notice-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";

const { message } = contactForm.copy.thanks;

const titles = new Map<string, string>(messageForms.map(({ page, copy }) => [`${page}/sent`, copy.sent]));

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => {
  const title = titles.get(location.pathname.replace(/\/$/, "")) ?? contactForm.copy.sent;
  return pageMeta({ title, description: `${title}. ${message}` });
};

/** The page after a message that was sent without script. */
export default function SentPage() {
  const { title, drawing, home } = useWords().sent;
  return (
    <NoticePage illustration={<Coffee label={drawing} bleed />} title={title}>
      <p>{message}</p>
      {/* Our server fills it in; a static host has no reference. */}
      <template data-reference="">
        <p>{`${submitCopy.reference} {reference}`}</p>
      </template>
      <ButtonLink href="/">{home}</ButtonLink>
    </NoticePage>
  );
}
