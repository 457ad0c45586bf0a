import { Callout, DataTable, Hotlines, InShort } from "@matchfront/ui";
import type { TextTable as Table } from "../../../content/tables.ts";

/** The components that a text may use, by name. */
export const textComponents = { Callout, Hotlines, Mail, Summary: InShort, Table: TextTable };

/** An address to write to, shown as it is. */
function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

/** A table of plain text among a text's paragraphs. */
function TextTable({ of: { caption, headers, rows } }: { of: Table }) {
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
