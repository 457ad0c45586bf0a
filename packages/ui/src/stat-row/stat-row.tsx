import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./stat-row.module.css";

export type Stat = {
  /** The formatted number, such as "1.5M+". */
  value: string;
  /** The label of the number. */
  label: string;
};

export type StatRowProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The numbers, up to three. */
  stats: readonly Stat[];
};

/**
 * A few large numbers side by side, each with a label.
 *
 * @example <StatRow stats={[{ value: "1.5M+", label: "active users" }]} />
 */
export function StatRow({ stats, className, ...rest }: StatRowProps) {
  return (
    <dl className={classNames(styles.root, className)} {...rest}>
      {stats.map(({ value, label }) => (
        <div className={styles.stat} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
