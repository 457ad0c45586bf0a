import { ButtonLink } from "@matchfront/ui";
import { WomanWithSilverHair } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { StatusPage } from "../../shell/status-page.tsx";

/** The server sends this page when rendering a page has failed. */
export default function ServerErrorPage() {
  const { title, text, write, home } = useMessages().serverError;
  const path = useLocalizePath();
  return (
    <StatusPage person={WomanWithSilverHair} title={title}>
      <p>{text}</p>
      <p>{write({ mail: linkTo(`mailto:${brand.addresses.support}`) })}</p>
      <ButtonLink href={path("/")}>{home}</ButtonLink>
    </StatusPage>
  );
}
