import { Callout, Hotlines, InShort } from "@matchfront/ui";
import { TextTable } from "./text-table.tsx";

/** What a text may set among its paragraphs, by the names it has there. */
export const textComponents = { Callout, Hotlines, Mail, Summary: InShort, Table: TextTable };

/** An address to write to, shown as it is. */
function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
