import { TopNav, type NavItem } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import { useWords } from "../../languages/words.ts";
import { variantPath } from "./paths.ts";

type SiteNavProps = {
  /** The path of the page that shows it. */
  current: string;
  /** The page's main action, as the last item. */
  action?: NavItem;
};

/** The top navigation, which the specification (section 2) gives to three pages. */
export function SiteNav(props: SiteNavProps) {
  const { affiliate, advertise, download } = useWords().shell.nav;
  return (
    <TopNav
      items={[
        { label: brand.variant.name, href: variantPath },
        { label: affiliate, href: "/ambassadors" },
        { label: advertise, href: "/advertise" },
        { label: download, href: "/download" },
      ]}
      {...props}
    />
  );
}
