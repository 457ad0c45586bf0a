import { pathIn } from "@matchfront/locales/routing";
import type { ReactNode } from "react";
import { useLanguage } from "../messages/language-context.ts";

export function useLocalizePath(): (english: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}

/** Renders a tag of a message: `messages.other({ help: linkTo("/faq") })` for "Check <help>Help</help> first." */
export function linkTo(href: string) {
  return (content: ReactNode) => <SiteLink href={href}>{content}</SiteLink>;
}

export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={useLocalizePath()(href)}>{children}</a>;
}
