/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- stacked rows
   have no table layout, and then some browsers drop the table semantics; each role is the element's own */
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./data-table.module.css";

export type DataColumn<Row> = {
  /** The header of the column, and the label of its cells if rows are stacked. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether the cells are numbers, aligned to the end. @default false */
  numeric?: boolean | undefined;
};

export type DataTableProps<Row> = Omit<ComponentProps<"table">, "children"> & {
  /** The caption of the table. */
  caption: ReactNode;
  /** The columns. The first has the row headers. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  /** The data in order, passed to `cell` and `rowKey`. */
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string;
};

/**
 * A data table. Below 34rem each row becomes a block of labeled lines, which screen readers still read as a
 * table.
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
