import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { checkIcon, xIcon } from "../icon/paths.ts";
import styles from "./feature-list.module.css";

export type Feature = {
  title: string;
  text?: ReactNode;
  /** An exported icon, such as `mapPinIcon`. Ignored for checks and crosses. */
  icon?: string | undefined;
};

export type FeatureListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The items in order. */
  features: readonly Feature[];
  /**
   * `icons` shows features side by side, with titles as headings of level 3. `checks` and `crosses` show a
   * vertical list of requirements, dos or don'ts; a heading must convey which, because the marks are hidden
   * from screen readers.
   * @default "icons"
   */
  variant?: "icons" | "checks" | "crosses" | undefined;
};

const marks = { icons: undefined, checks: checkIcon, crosses: xIcon };

/**
 * A list of features, requirements, dos or don'ts.
 *
 * @example <FeatureList features={[{ title: "By location", text: "One city or a whole country.", icon: mapPinIcon }]} />
 */
export function FeatureList({ features, variant = "icons", className, ...rest }: FeatureListProps) {
  const Title = variant === "icons" ? "h3" : "p";
  return (
    <ul className={classNames(styles.root, className)} data-variant={variant} {...rest}>
      {features.map(({ title, text, icon }) => {
        const path = marks[variant] ?? icon;
        return (
          <li className={styles.feature} key={title}>
            {path && (
              <span className={styles.mark}>
                <Icon path={path} />
              </span>
            )}
            <Title className={styles.title}>{title}</Title>
            {text && <div className={styles.text}>{text}</div>}
          </li>
        );
      })}
    </ul>
  );
}
