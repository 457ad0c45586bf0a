import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import type { Database } from "./tables.ts";
import { databasePersonalData } from "../operations/personal-data.ts";
import { hashedKey } from "./rate-limits.ts";

const now = new Date();
const soon = now.getTime() + 600_000;

async function countedKeys(database: Database) {
  const rows = await database.selectFrom("rate_limit").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

describe.each(databases)("counts of limits in $name", ({ open }) => {
  test("erasing a person deletes the counts of their email address in all networks (P7)", async () => {
    const { database, sqlFunctions } = await open();
    const keys = [
      "203.0.113.7 ada@example.org",
      "2001:db8:1:2 ada@example.org",
      "203.0.113.7 ben@example.org",
    ];
    const rows = keys.map((key) => ({ key: `senders:${hashedKey(key)}`, points: 1, expire: soon }));
    await database.insertInto("rate_limit").values(rows).execute();
    await databasePersonalData(database, sqlFunctions, await temporaryFolder()).erase(
      { email: " Ada@Example.org" },
      now,
    );
    expect(await countedKeys(database)).toEqual([rows[2]?.key]);
  });

  test("the hourly purge deletes the counts of windows that are over (P7)", async () => {
    const { database, sqlFunctions } = await open();
    const rows = [
      { key: "messages:over", points: 5, expire: now.getTime() },
      { key: "messages:current", points: 5, expire: soon },
    ];
    await database.insertInto("rate_limit").values(rows).execute();
    await databasePersonalData(database, sqlFunctions, await temporaryFolder()).tidy(now);
    expect(await countedKeys(database)).toEqual(["messages:current"]);
  });
});
