import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./accordion.module.css";

/**
 * Questions with collapsible answers, each an `AccordionItem`; several may be open at once. Works without JavaScript.
 *
 * @example <Accordion><AccordionItem id="log-out" question="How do I log out?">Settings, then Log out.</AccordionItem></Accordion>
 */
export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
