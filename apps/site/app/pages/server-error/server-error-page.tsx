import { ButtonLink } from "@matchfront/ui";
import { Portrait, WomanWithSilverHair } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { useMessages, getMessages } from "../../messages/messages.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { linkTo } from "../../shell/link-to.tsx";
import { StatusPage } from "../../shell/status-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { useLocalizePath } from "../../shell/use-localize-path.ts";

export const handle = { loading: "static" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) =>
  pageMeta(location, { ...getMessages(location).serverError.head, noindex: true });

/** The server sends this page when rendering a page has failed. */
export default function ServerErrorPage() {
  const { title, text, write, home } = useMessages().serverError;
  const path = useLocalizePath();
  return (
    <StatusPage
      illustration={<Portrait ground="none" person={WomanWithSilverHair} preserveAspectRatio="xMidYMax" />}
      title={title}
    >
      <p>{text}</p>
      <p>{write({ mail: linkTo(`mailto:${brand.addresses.support}`) })}</p>
      <ButtonLink href={path("/")}>{home}</ButtonLink>
    </StatusPage>
  );
}
