import { ButtonLink } from "@matchfront/ui";
import { ManWithBeard } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { linkTo } from "../../shell/links.tsx";
import { StatusPage } from "../../shell/status-page.tsx";

/** The server sends this page in place of pages that need the database during maintenance. */
export default function MaintenancePage() {
  const { title, text, write, again } = useMessages().maintenance;
  return (
    <StatusPage person={ManWithBeard} title={title}>
      <p>{text}</p>
      <p>{write({ mail: linkTo(`mailto:${brand.addresses.support}`) })}</p>
      <ButtonLink href="">{again}</ButtonLink>
    </StatusPage>
  );
}
