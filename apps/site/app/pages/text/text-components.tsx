import { Callout, DataTable, Hotlines, InShort, type HotlinesProps } from "@matchfront/ui";
import type { ComponentProps, ReactNode } from "react";
import type { TextTable as Table } from "@matchfront/locales/change-logs";
import { useLanguage } from "../../messages/language-context.ts";
import { locales } from "@matchfront/locales/locales";
import { useMessages } from "../../messages/messages.ts";
import { help } from "../../documents/documents.ts";
import { SiteLink } from "../../shell/links.tsx";
import { Answer } from "../faq/answer.tsx";

export const textComponents = {
  Answer: HelpAnswer,
  Callout,
  Hotlines: SiteHotlines,
  Mail,
  OwnStore,
  Summary,
  Table: TextTable,
  a: SiteLink,
};

function Summary(props: ComponentProps<typeof InShort>) {
  return <InShort label={useMessages().components.inShort} {...props} />;
}

function SiteHotlines(props: HotlinesProps) {
  const { call, text, lookedUp, source } = useMessages().components.hotlines;
  return (
    <Hotlines
      callLabel={call}
      checkedLabel={lookedUp}
      locale={locales[useLanguage()].tag}
      sourceLabel={source}
      textLabel={text}
      {...props}
    />
  );
}

function HelpAnswer({ id }: { id: string }) {
  const questions = help[useLanguage()].categories.flatMap((category) => category.questions);
  return <Answer blocks={questions.find((question) => question.id === id)?.answer ?? []} />;
}

function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

/** Renders what is true only if our server stores messages and members. That server shows it (fill-pages.ts). */
function OwnStore({ children }: { children?: ReactNode }) {
  return <template data-own-store="">{children}</template>;
}

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
  return {
    header,
    cell: (row: readonly string[]) => row[index]?.split(/<\/?own>/).map(fillOwnPart),
  };
}

/** Renders a part of a text that was split at the tags of `<own>`. */
function fillOwnPart(part: string, place: number) {
  return place % 2 === 0 ? part : <OwnStore key={place}>{part}</OwnStore>;
}
