import type { ComponentProps } from "react";
import { ButtonLink } from "../button/button-link.tsx";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { listIcon, xIcon } from "../icon/paths.ts";
import styles from "./top-nav.module.css";

export type NavItem = { label: string; href: string };

export type TopNavProps = Omit<ComponentProps<"nav">, "children"> & {
  items: readonly NavItem[];
  /** The path of this page; the item that leads to it is said to be the current one. */
  current?: string | undefined;
  /** One more item, which calls louder and stands last. */
  action?: NavItem | undefined;
  /** Tells it from other navigation on the page. @default "Main" */
  label?: string | undefined;
  /** Opens the list in a narrow window. @default "Menu" */
  menuLabel?: string | undefined;
};

/**
 * The ways to the main pages: a row from 500 px, below that a disclosure. Stands after the logo in a `Page`'s header.
 *
 * The disclosure is a native `details`, for it needs no script at all: the browser says whether it is open, and its
 * list pushes the page down, so that it never covers what has the focus, as a popover would. Esc is the one thing
 * a script adds: `ref={startTopNav}`, or the same call from a page without React. Browsers that cannot show the
 * inside of a closed `details` (Chrome and Edge before 131, Firefox before 143, Safari before 18.4) keep the
 * disclosure in wide windows.
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
    <nav aria-label={label} className={classNames(styles.root, className)} {...rest}>
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
