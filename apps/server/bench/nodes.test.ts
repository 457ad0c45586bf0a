import { expect, test } from "vitest";
import { hasPostgres } from "../test/temporary-postgres.ts";
import { measureNodes } from "./nodes.ts";

test.runIf(hasPostgres)("one server and two on a PostgreSQL are measured, and refuse nothing", async () => {
  const table = await measureNodes([1, 2], 1, { seconds: 2, connections: 4, rate: 20 });
  const rows = new Map(
    table.split("\n").map((line) => {
      const [name = "", ...figures] = line.trim().split(/ {2,}/);
      return [name, figures.map(Number)];
    }),
  );
  expect(rows.get("servers")).toEqual([1, 2]);
  expect(rows.get("refused")).toEqual([0, 0]);
  // Of a message and its mail in one transaction two, and three of the mail that leaves.
  for (const statements of rows.get("statements for each message") ?? [0])
    expect(statements).toBeGreaterThanOrEqual(5);
  const measured = [...rows].filter(([name]) =>
    /^10 conn|\/s acknowledged|^commits|^WAL|^processor time/.test(name),
  );
  expect(measured).toHaveLength(6);
  expect(measured.filter(([, figures]) => !figures.every((figure) => figure > 0))).toEqual([]);
});
