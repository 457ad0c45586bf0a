import { useId, type ComponentProps, type ReactNode } from "react";
import { Pattern } from "../pattern/pattern.tsx";
import { classNames } from "../styles/class-names.ts";
import row from "../styles/row.module.css";
import styles from "./call-to-action.module.css";

export type CallToActionProps = ComponentProps<"section"> & {
  /** The heading and accessible name. */
  heading: ReactNode;
  /** The request, in one or two sentences. */
  lead?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** The pattern, such as an image file. @default <Pattern size="full-height" /> */
  pattern?: ReactNode;
};

/**
 * The end of a page: one last action beside a pattern. Children, such as `StoreButtons`, follow the actions.
 *
 * @example <CallToAction heading="Find something real" actions={<ButtonLink href="/download">Get the app</ButtonLink>} />
 */
export function CallToAction({
  heading,
  lead,
  actions,
  pattern,
  className,
  children,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <div className={styles.pattern}>{pattern ?? <Pattern size="full-height" />}</div>
      <div className={styles.words} data-surface="indigo-deep">
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={row.root}>{actions}</div>}
        {children}
      </div>
    </section>
  );
}
