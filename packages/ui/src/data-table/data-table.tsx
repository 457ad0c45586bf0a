/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that are
   stacked are not laid out as a table, and then not every browser remembers that they are one; each role is the element's own */
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./data-table.module.css";

export type DataColumn<Row> = {
  /** Heads the column, and labels each of its cells where rows are stacked. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether its cells are figures, set in line at the end. @default false */
  numeric?: boolean | undefined;
};

export type DataTableProps<Row> = Omit<ComponentProps<"table">, "children"> & {
  /** What the table tells. */
  caption: ReactNode;
  /** The first one names the row. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  rows: readonly Row[];
  /** What is different in every row. */
  rowKey: (row: Row) => string;
};

/**
 * Rows of data under headers. Where it has less than 34rem, each row becomes a block of labelled lines; to screen readers it
 * stays the same table.
 *
 * @example <DataTable caption="What we store" columns={[{ header: "Name", cell: (row) => row.name }]} rowKey={(row) => row.name} rows={rows} />
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, className, ...rest }: DataTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <div className={classNames(styles.root, className)}>
      <table className={styles.table} role="table" {...rest}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ header, numeric }) => (
              <th
                className={styles.header}
                data-numeric={numeric || undefined}
                key={header}
                role="columnheader"
                scope="col"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <tr className={styles.row} key={rowKey(row)} role="row">
              <th
                className={styles.name}
                data-numeric={naming.numeric || undefined}
                role="rowheader"
                scope="row"
              >
                {naming.cell(row)}
              </th>
              {others.map(({ header, cell, numeric }) => (
                <td className={styles.cell} data-numeric={numeric || undefined} key={header} role="cell">
                  <span aria-hidden="true" className={styles.label}>
                    {header}
                  </span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
