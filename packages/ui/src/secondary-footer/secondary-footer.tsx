import type { ComponentProps, ReactNode } from "react";
import { Pattern } from "../pattern/pattern.tsx";
import { classNames } from "../styles/class-names.ts";
import { Mark } from "../logo/mark.tsx";
import styles from "./secondary-footer.module.css";

export type SecondaryFooterProps = Omit<ComponentProps<"section">, "children"> & {
  /** Short notes for all visitors, such as "18+ only". */
  notes: readonly ReactNode[];
  /** The accessible name of the region. @default "About this site" */
  label?: string | undefined;
  /** The pattern, such as an image file. @default <Pattern /> */
  pattern?: ReactNode;
};

/**
 * The second block of the footer, shown from 500 px (specification, section 2): a pattern and a few notes.
 * Its `footer` is inside a section, so that the page has only one `contentinfo`.
 *
 * @example <SecondaryFooter notes={["18+ only", "No trackers on this site"]} />
 */
export function SecondaryFooter({
  notes,
  label = "About this site",
  pattern,
  className,
  ...rest
}: SecondaryFooterProps) {
  return (
    <section aria-label={label} className={classNames(styles.root, className)} data-screen="" {...rest}>
      <footer className={styles.row}>
        <Mark className={styles.mark} />
        <ul className={styles.notes}>
          {notes.map((note, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- notes may be elements, and are never reordered
            <li key={index}>{note}</li>
          ))}
        </ul>
      </footer>
      <div className={styles.pattern}>{pattern ?? <Pattern />}</div>
    </section>
  );
}
