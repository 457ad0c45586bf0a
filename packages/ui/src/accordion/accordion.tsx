import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./accordion.module.css";

/**
 * A list of `AccordionItem`s, several of which may be open. Works without JavaScript.
 *
 * @example <Accordion><AccordionItem id="log-out" question="How do I log out?">Settings, then Log out.</AccordionItem></Accordion>
 */
export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
