import { Callout, DataTable, Hotlines, InShort } from "@matchfront/ui";
import type { ComponentProps } from "react";
import type { TextTable as Table } from "../../../content/tables.ts";
import { SiteLink } from "../../shell/link-to.tsx";

/** The components that a text may use, by name. */
export const textComponents = { Callout, Hotlines, Mail, Summary: InShort, Table: TextTable, a: TextLink };

/** A link that Markdown writes. */
function TextLink({ href = "", children }: ComponentProps<"a">) {
  return <SiteLink href={href}>{children}</SiteLink>;
}

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
