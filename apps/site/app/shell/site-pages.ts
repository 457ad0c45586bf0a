import type { DocumentName, LegalName } from "@matchfront/locales/documents";
import { englishPath } from "@matchfront/locales/routing";
import type { PageLoading } from "../islands/page-script.tsx";
import type { SiteMessages } from "../messages/messages.ts";
import { variantPath } from "./paths.ts";

/** The messages that have a page's title and description, as `head`. */
type HeadMessages = {
  [Name in keyof SiteMessages]: SiteMessages[Name] extends { head: object } ? Name : never;
}[keyof SiteMessages];

/** A page. Each exists in every language. */
export type SitePage = PageLoading & {
  path: string;
  /** The route module, below `pages/`. Default: `<name>/<name>-page.tsx`, such as `blacks/blacks-page.tsx`. */
  module?: string;
  /** The messages with the page's title and description. A page without them or a document has its own `meta`. */
  head?: HeadMessages;
  document?: DocumentName | LegalName;
  /** Whether search engines and the sitemap list the page, which then has an Open Graph image. @default true */
  isListed?: false;
  /** Whether the server shows the page at other URLs, so that its language links lead to the home pages. */
  isShownElsewhere?: true;
  /** Whether the smart app banner leads to the variant's app. */
  isOfVariant?: true;
  /** Whether "More pages" replaces the footer below 500 px. */
  hidesNarrowFooter?: true;
};

const home = { module: "home/home-page.tsx", loading: "enhanced" } as const;
const sent = { module: "sent/sent-page.tsx", loading: "static", isListed: false } as const;
const text = { module: "text/document-page.tsx", loading: "static" } as const;
const failure = { loading: "static", isListed: false, isShownElsewhere: true } as const;

/** All pages. Routes, heads, scripts, the build and tests are made from this list. */
export const sitePages: readonly SitePage[] = [
  { path: "/", ...home },
  { path: variantPath, module: "variant/variant-page.tsx", loading: "enhanced", isOfVariant: true },
  { path: "/advertise", head: "advertise", loading: "enhanced" },
  { path: "/ambassadors", head: "ambassadors", loading: "enhanced" },
  { path: "/faq", loading: "enhanced", script: "faq" },
  { path: "/safety", document: "safety", ...text, loading: "enhanced", script: "safety" },
  { path: "/contactus", module: "contact/contact-page.tsx", head: "contact", loading: "hydrated" },
  { path: "/partnership", head: "partnership", loading: "hydrated" },
  { path: "/advertise-form", head: "advertiseForm", loading: "hydrated", hidesNarrowFooter: true },
  { path: "/contactus/sent", ...sent },
  { path: "/partnership/sent", ...sent },
  { path: "/advertise-form/sent", ...sent },
  { path: "/blacks", head: "blacks", loading: "static", isOfVariant: true, hidesNarrowFooter: true },
  { path: "/download", head: "download", loading: "static" },
  { path: "/terms", document: "terms", ...text },
  { path: "/privacy", document: "privacy", ...text },
  { path: "/policy", document: "policy", ...text },
  { path: "/security", document: "security", ...text },
  { path: "/communityguidelines", document: "communityguidelines", ...text, hidesNarrowFooter: true },
  { path: "/safetytips", document: "safetytips", ...text },
  { path: "/accessibility", document: "accessibility", ...text },
  { path: "/404", module: "not-found/not-found-page.tsx", head: "notFound", ...failure },
  { path: "/500", module: "server-error/server-error-page.tsx", head: "serverError", ...failure },
  { path: "/maintenance", head: "maintenance", ...failure },
];

/** The home page that a static host shows at emailed links. Our server shows the home page itself. */
export const emailedLinkPage: SitePage = {
  path: "/resetPhoneNumber",
  ...home,
  isListed: false,
  isShownElsewhere: true,
};

/** Returns the page at a path in any language. Other paths show the page for unknown ones. */
export function pageAt(pathname: string): SitePage {
  const english = englishPath(pathname);
  const page = [...sitePages, emailedLinkPage].find(({ path }) => path === english);
  return page ?? pageAt("/404");
}
