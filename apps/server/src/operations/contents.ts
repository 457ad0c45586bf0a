import type { Database } from "../storage/tables.ts";

/** The numbers by which an operator recognizes a database. */
export interface Contents {
  readonly messages: number;
  readonly members: number;
}

export async function countContents(database: Database): Promise<Contents> {
  const count = async (table: "message" | "member") =>
    await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  return { messages: (await count("message")).count, members: (await count("member")).count };
}

export function describeContents({ messages, members }: Contents): string {
  return `${pluralize(messages, "message")}, ${pluralize(members, "member")}`;
}

/** Returns a count with its noun, whose plural ends in s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
