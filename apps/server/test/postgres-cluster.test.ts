import { describe, expect, test } from "vitest";
import { query } from "./postgres-cluster.ts";
import { hasPostgres, newTemplate, temporaryPostgres } from "./temporary-postgres.ts";

describe.runIf(hasPostgres)("PostgreSQL for tests", () => {
  test("copies a template into each test's own database, whose role is no superuser", async () => {
    const template = await newTemplate(async (url) => {
      await query(new URL(url), "create table seen as select 1 as id");
    });
    const one = new URL(await temporaryPostgres(template));
    const other = new URL(await temporaryPostgres(template));
    await query(one, "insert into seen values (2)");
    expect(await query(one, "select id from seen order by id")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await query(other, "select id from seen")).toEqual([{ id: 1 }]);
    expect(await query(one, "select current_setting('is_superuser') as is")).toEqual([{ is: "off" }]);
  });
});
