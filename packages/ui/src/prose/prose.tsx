import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./prose.module.css";

/**
 * Styles for long text, such as HTML from Markdown: a limited line length and vertical rhythm. The rules have
 * no specificity, so components inside keep their styles. Sections may be flat or in `section` elements, with
 * their numbers in the headings' text. Prints the URL of external links, and no heading at the end of a page.
 *
 * @example <Prose><h2 id="agreeing">1. Agreeing to these terms</h2><p>Moyo is a dating app.</p></Prose>
 */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
