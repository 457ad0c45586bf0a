import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { emailedLinkPage, pageAt, sitePages, type SitePage } from "./shell/site-pages.ts";

function moduleOf({ path, module }: SitePage): string {
  const name = path.slice(1);
  return `pages/${module ?? `${name}/${name}-page.tsx`}`;
}

export default [
  ...[...sitePages, emailedLinkPage].flatMap((page) =>
    languages.map((language) => {
      const path = pathIn(language, page.path);
      return path === "/" ? index(moduleOf(page)) : route(path.slice(1), moduleOf(page), { id: path });
    }),
  ),
  route("*", moduleOf(pageAt("*"))),
] satisfies RouteConfig;
