import { contactForm, messageForms } from "@matchfront/forms/site";
import { ButtonLink } from "@matchfront/ui";
import { Coffee } from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { useLanguage } from "../../messages/language-context.ts";
import { catalogs } from "@matchfront/locales/catalogs";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { useMessages } from "../../messages/messages.ts";
import { StatusPage } from "../../shell/status-page.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { useLocalizePath } from "../../shell/links.tsx";

export const meta: MetaFunction = ({ location }) => {
  const { pathname } = location;
  const language = languageOf(pathname);
  const isOfPage = ({ page }: { page: string }) => pathname.startsWith(pathIn(language, `${page}/`));
  const { name } = messageForms.find(isOfPage) ?? contactForm;
  const { sent: title, thanks } = catalogs[language].forms[name];
  return pageMeta(location, { title, description: `${title}. ${thanks.message}` });
};

/** The server redirects here after a native post. */
export default function SentPage() {
  const path = useLocalizePath();
  const { title, drawing, home } = useMessages().sent;
  const { contact, submit } = catalogs[useLanguage()].forms;
  return (
    <StatusPage illustration={<Coffee label={drawing} bleed />} title={title}>
      <p>{contact.thanks.message}</p>
      {/* The server fills in the reference; a static host has none. */}
      <template data-reference="">
        <p>{`${submit.reference} {reference}`}</p>
      </template>
      <ButtonLink href={path("/")}>{home}</ButtonLink>
    </StatusPage>
  );
}
