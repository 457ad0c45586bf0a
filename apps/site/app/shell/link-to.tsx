import type { ReactNode } from "react";

/**
 * Makes the words of a message's tag a link.
 *
 * @example words.other({ help: linkTo("/faq") }) // "Check <help>Help</help> first."
 */
export function linkTo(href: string) {
  return (words: ReactNode) => <a href={href}>{words}</a>;
}
