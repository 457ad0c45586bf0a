import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./section.module.css";

export type SectionProps = ComponentProps<"section"> & {
  /** The heading. With an `id` it also is the accessible name of the section. */
  heading?: ReactNode;
  /** The level of the heading; 1 at the top of a page. @default 2 */
  level?: 1 | 2 | undefined;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** The background, over the full width of the window. @default "page" */
  surface?: "page" | "card" | "indigo" | "indigo-deep" | undefined;
  /** The layout; `split` puts the heading beside the children from 48em. @default "stack" */
  layout?: "stack" | "split" | undefined;
  /** Content below the children, such as a picture. With `split` it is under the heading from 48em. */
  aside?: ReactNode;
};

/**
 * A section of a page: full-width background, page-width content and vertical spacing.
 *
 * @example <Section heading="How It Works" id="how-it-works"><Steps steps={steps} /></Section>
 */
export function Section({
  heading,
  level = 2,
  lead,
  surface = "page",
  layout = "stack",
  aside,
  id,
  className,
  children,
  ...rest
}: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = heading && id ? `${id}-heading` : undefined;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.root, className)}
      data-ground={surface}
      data-surface={surface.startsWith("indigo") ? surface : undefined}
      id={id}
      {...rest}
    >
      <div className={styles.content} data-layout={layout}>
        {(heading || lead) && (
          <div className={styles.opening}>
            {heading && (
              <Heading className={styles.heading} id={headingId}>
                {heading}
              </Heading>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children && <div className={styles.body}>{children}</div>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </section>
  );
}
