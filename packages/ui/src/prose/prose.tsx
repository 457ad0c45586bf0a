import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./prose.module.css";

/**
 * Styles for long text: the HTML that Markdown produces, with a limited line length and a vertical rhythm. Its rules
 * have no specificity, so components inside keep their own styles. Sections are flat or in `section` elements; their
 * numbers are part of the headings' text, so they can be copied and searched. In print, external links show their URL,
 * and no heading is last on a page.
 *
 * @example <Prose><h2 id="agreeing">1. Agreeing to these terms</h2><p>Moyo is a dating app.</p></Prose>
 */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
