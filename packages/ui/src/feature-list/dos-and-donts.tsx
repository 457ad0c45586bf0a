import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./dos-and-donts.module.css";
import { FeatureList } from "./feature-list.tsx";

export type DosAndDontsProps = Omit<ComponentProps<"div">, "children"> & {
  /** The recommendations. */
  dos: readonly string[];
  /** The things to avoid. */
  donts: readonly string[];
  /** The heading of the first list. @default "Do" */
  doHeading?: string | undefined;
  /** The heading of the second list. @default "Don’t" */
  dontHeading?: string | undefined;
};

/**
 * Two lists side by side, of dos and of don'ts. Their headings of level 3 convey what the marks show.
 *
 * @example <DosAndDonts dos={["A recent picture"]} donts={["Celebrities"]} />
 */
export function DosAndDonts({
  dos,
  donts,
  doHeading = "Do",
  dontHeading = "Don’t",
  className,
  ...rest
}: DosAndDontsProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.side}>
        <h3>{doHeading}</h3>
        <FeatureList features={dos.map((title) => ({ title }))} variant="checks" />
      </div>
      <div className={styles.side}>
        <h3>{dontHeading}</h3>
        <FeatureList features={donts.map((title) => ({ title }))} variant="crosses" />
      </div>
    </div>
  );
}
