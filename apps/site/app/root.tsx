import "@matchfront/ui/styles.css";
import "../theme.css";
import "./shell/page-transition.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, useLocation, type MetaFunction } from "react-router";
import { alphabetPreloads, favicon, preloads } from "virtual:theme-files";
import { getDocument } from "./documents/documents.ts";
import { LanguageContext, PathContext } from "./messages/language-context.ts";
import { getMessages } from "./messages/messages.ts";
import { htmlLang } from "@matchfront/locales/html-lang";
import { locales } from "@matchfront/locales/locales";
import { englishPath, languageOf } from "@matchfront/locales/routing";
import { theme } from "../theme.ts";
import { PageScript } from "./islands/page-script.tsx";
import { pageMeta } from "./shell/page-meta.ts";
import { emailedLinkPage, pageAt } from "./shell/site-pages.ts";

/** Returns the meta tags of pages without their own `meta`: their title and description are messages, or a document's. */
export const meta: MetaFunction = ({ location }) => {
  const { head, document } = pageAt(location.pathname);
  if (head) return pageMeta(location, getMessages(location)[head].head);
  if (!document) return [];
  const { text, summary } = getDocument(document, languageOf(location.pathname));
  const { title, pageTitle = title, description, lastUpdated } = { ...text, ...summary };
  return pageMeta(location, { title: pageTitle, description, lastUpdated });
};

// Without `/get`, which redirects to a store: only visitors who chose to go there may.
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: ["/get", "/*/get"] } }] };
const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const page = pageAt(pathname);
  const { alphabets } = locales[language];
  const fonts = [...preloads, ...alphabets.flatMap((alphabet) => alphabetPreloads[alphabet])];
  return (
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={theme.palette[theme.roles.page[scheme]]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The build writes it. */}
        {import.meta.env.PROD && <link rel="manifest" href="/manifest.webmanifest" />}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <PathContext value={englishPath(pathname)}>{children}</PathContext>
        </LanguageContext>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <PageScript page={page} isUrgent={page === emailedLinkPage} />
      </body>
    </html>
  );
}

export default Outlet;
