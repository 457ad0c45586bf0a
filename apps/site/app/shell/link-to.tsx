import type { ReactNode } from "react";
import { usePath } from "./use-path.ts";

/**
 * Makes the words of a message's tag a link; one within the site leads to the page in the language of this one.
 *
 * @example words.other({ help: linkTo("/faq") }) // "Check <help>Help</help> first."
 */
export function linkTo(href: string) {
  return (words: ReactNode) => <SiteLink href={href}>{words}</SiteLink>;
}

/** A link; one within the site leads to the page in the language of this one. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={usePath()(href)}>{children}</a>;
}
