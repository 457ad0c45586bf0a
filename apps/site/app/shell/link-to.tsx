import type { ReactNode } from "react";
import { useLocalizePath } from "./use-localize-path.ts";

/**
 * Renders the content of a message's tag as a link, localized if it is internal.
 *
 * @example messages.other({ help: linkTo("/faq") }) // "Check <help>Help</help> first."
 */
export function linkTo(href: string) {
  return (content: ReactNode) => <SiteLink href={href}>{content}</SiteLink>;
}

export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={useLocalizePath()(href)}>{children}</a>;
}
