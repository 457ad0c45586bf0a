import { sql } from "kysely";
import type { Database } from "../storage/tables.ts";

export type Contents = Readonly<Record<"messages" | "members", number>>;

export async function countContents(database: Database): Promise<Contents> {
  const { rows } = await sql<Contents>`
    select (select count(*) from message) as messages, (select count(*) from member) as members`.execute(
    database,
  );
  return rows[0] ?? { messages: 0, members: 0 };
}

export function describeContents({ messages, members }: Contents): string {
  return `${pluralize(messages, "message")}, ${pluralize(members, "member")}`;
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
