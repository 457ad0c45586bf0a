import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./prose.module.css";

/**
 * Long text set like a book: what Markdown makes of headings, paragraphs, lists, quotes, tables and code, given its
 * measure and its rhythm. Every rule weighs nothing, so a component set into the text keeps its own look. Sections are
 * flat or in `section` elements; their numbers are part of their headings' text, so they can be copied and searched
 * for. On paper, links outside the site show their address, and no heading ends a page.
 *
 * @example <Prose><h2 id="agreeing">1. Agreeing to these terms</h2><p>Moyo is a dating app.</p></Prose>
 */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
