import { TopNav, type NavItem } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useMessages } from "../messages/messages.ts";
import { headerLinks } from "./navigation.ts";
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
  const labels = { ...shell.nav, variant: brand.variant.name };
  return (
    <TopNav
      items={headerLinks.map((link) => ({ label: labels[link.label], href: path(link.path) }))}
      action={action}
      label={components.navigation}
      menuLabel={components.menu}
      current={path(current)}
    />
  );
}
