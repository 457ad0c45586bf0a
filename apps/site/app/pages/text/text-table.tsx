import { DataTable } from "@matchfront/ui";
import type { TextTable as Table } from "../../../content/tables.ts";

/** A table of plain text among a text's paragraphs. */
export function TextTable({ of: { caption, headers, rows } }: { of: Table }) {
  const [naming = "", ...others] = headers;
  return (
    <DataTable
      caption={caption}
      columns={[column(naming, 0), ...others.map((header, index) => column(header, index + 1))]}
      rowKey={([name = ""]) => name}
      rows={rows}
    />
  );
}

function column(header: string, index: number) {
  return { header, cell: (row: readonly string[]) => row[index] };
}
