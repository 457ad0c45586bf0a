import { ButtonLink } from "@matchfront/ui";
import { ManWithGlasses } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { StatusPage } from "../../shell/status-page.tsx";

export default function NotFoundPage() {
  const { title, text, search, home } = useMessages().notFound;
  const path = useLocalizePath();
  return (
    <StatusPage person={ManWithGlasses} title={title}>
      <p>{text}</p>
      <p>{search({ app: linkTo("/download"), help: linkTo("/faq") })}</p>
      <ButtonLink href={path("/")}>{home}</ButtonLink>
    </StatusPage>
  );
}
