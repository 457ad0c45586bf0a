import { ButtonLink } from "@matchfront/ui";
import { ManWithGlasses, Portrait } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { useMessages, getMessages } from "../../messages/messages.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { linkTo } from "../../shell/link-to.tsx";
import { StatusPage } from "../../shell/status-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { useLocalizePath } from "../../shell/use-localize-path.ts";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location, { ...getMessages(location).notFound.head, noindex: true });

export default function NotFoundPage() {
  const { title, text, search, home } = useMessages().notFound;
  const path = useLocalizePath();
  return (
    <StatusPage
      illustration={<Portrait ground="none" person={ManWithGlasses} preserveAspectRatio="xMidYMax" />}
      title={title}
    >
      <p>{text}</p>
      <p>{search({ app: linkTo("/download"), help: linkTo("/faq") })}</p>
      <ButtonLink href={path("/")}>{home}</ButtonLink>
    </StatusPage>
  );
}
