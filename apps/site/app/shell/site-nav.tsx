import { TopNav, type NavItem } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { usePath } from "../messages/language-context.ts";
import { useMessages } from "../messages/messages.ts";
import { headerLinks } from "./navigation.ts";
import { useLocalizePath } from "./links.tsx";

export function SiteNav({ action }: { action?: NavItem }) {
  const path = useLocalizePath();
  const { shell, components } = useMessages();
  const labels = { ...shell.nav, variant: brand.variant.name };
  return (
    <TopNav
      items={headerLinks.map((link) => ({ label: labels[link.label], href: path(link.path) }))}
      action={action}
      label={components.navigation}
      menuLabel={components.menu}
      current={path(usePath())}
    />
  );
}
