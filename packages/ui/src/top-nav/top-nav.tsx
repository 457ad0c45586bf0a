import type { ComponentProps } from "react";
import { ButtonLink } from "../button/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { listIcon, xIcon } from "../icon/paths.ts";
import styles from "./top-nav.module.css";

export type NavItem = { label: string; href: string };

export type TopNavProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The links in order. */
  items: readonly NavItem[];
  /** The path of this page. Its link gets `aria-current`. */
  current?: string | undefined;
  /** A prominent last item. */
  action?: NavItem | undefined;
  /** The accessible name, which distinguishes it from other navigation. @default "Main" */
  label?: string | undefined;
  /** The label of the button that opens the list in a narrow window. @default "Menu" */
  menuLabel?: string | undefined;
};

/**
 * The main navigation: a row from 500 px, a disclosure below. Put it after the logo in a `Page`'s header.
 *
 * The disclosure is a native `details`, which works without JavaScript. Its list pushes the page down, so
 * that it never covers the focused element, as a popover could. Esc needs a script: `ref={startTopNav}`, or
 * the same call on a page without React. Browsers that cannot show the content of closed `details` (Chrome
 * and Edge before 131, Firefox before 143, Safari before 18.4) keep the disclosure in wide windows.
 *
 * Source: ARIA Authoring Practices, disclosure navigation.
 *
 * @example <TopNav items={[{ label: "Download", href: "/download" }]} current="/download" />
 */
export function TopNav({
  items,
  current,
  action,
  label = "Main",
  menuLabel = "Menu",
  className,
  ...rest
}: TopNavProps) {
  return (
    <nav aria-label={label} className={classNames(styles.root, className)} data-screen="" {...rest}>
      <details className={styles.disclosure}>
        <summary className={styles.button}>
          <Icon className={styles.toOpen} path={listIcon} />
          <Icon className={styles.toClose} path={xIcon} />
          {menuLabel}
        </summary>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <a
                aria-current={item.href === current ? "page" : undefined}
                className={styles.link}
                href={item.href}
              >
                {item.label}
              </a>
            </li>
          ))}
          {action && (
            <li className={styles.action}>
              <ButtonLink aria-current={action.href === current ? "page" : undefined} href={action.href}>
                {action.label}
              </ButtonLink>
            </li>
          )}
        </ul>
      </details>
    </nav>
  );
}
