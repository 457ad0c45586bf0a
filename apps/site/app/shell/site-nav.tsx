import { TopNav, type NavItem } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { variantPath } from "./paths.ts";
import { useLocalizePath } from "./use-localize-path.ts";

type SiteNavProps = {
  /** The English path of the page that renders it. */
  current: string;
  action?: NavItem;
};

/** Renders the top navigation of the landing pages (specification, section 2). */
export function SiteNav({ current, action }: SiteNavProps) {
  const path = useLocalizePath();
  const { shell, components } = useMessages();
  const { affiliate, advertise, download } = shell.nav;
  return (
    <TopNav
      items={[
        { label: brand.variant.name, href: path(variantPath) },
        { label: affiliate, href: path("/ambassadors") },
        { label: advertise, href: path("/advertise") },
        { label: download, href: path("/download") },
      ]}
      action={action}
      label={components.navigation}
      menuLabel={components.menu}
      current={path(current)}
    />
  );
}
