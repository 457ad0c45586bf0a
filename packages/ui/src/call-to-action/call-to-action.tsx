import { useId, type ComponentProps, type ReactNode } from "react";
import { Band } from "../band/band.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./call-to-action.module.css";

export type CallToActionProps = ComponentProps<"section"> & {
  /** The heading, and the name of the section. */
  heading: ReactNode;
  /** The request, in a sentence or two. */
  lead?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** The cloth pattern, where a page has it as a file. @default a `Band` of size "cloth" */
  cloth?: ReactNode;
};

/**
 * The end of a page: one last action, beside a cloth pattern. Children, such as `StoreButtons`, follow the actions.
 *
 * @example <CallToAction heading="Find something real" actions={<ButtonLink href="/download">Get the app</ButtonLink>} />
 */
export function CallToAction({
  heading,
  lead,
  actions,
  cloth,
  className,
  children,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <div className={styles.cloth}>{cloth ?? <Band size="cloth" />}</div>
      <div className={styles.words} data-surface="indigo-deep">
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </section>
  );
}
