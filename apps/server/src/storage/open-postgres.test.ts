import { expect, test } from "vitest";
import { readAddress } from "./open-postgres.ts";

test.each([
  ["postgres://ada:s3cr3t@db.example.org/moyo", "postgres://ada@db.example.org:5432/moyo", false],
  ["postgresql://ada:s3cr3t@db:6432/moyo?sslmode=verify-full", "postgres://ada@db:6432/moyo", true],
  ["postgres://ada:s3cr3t@db/moyo?sslmode=verify-full&a=x", "postgres://ada@db:5432/moyo", true],
  ["postgres://ada:s%40cr3t@db/moyo?sslmode=no-verify", "postgres://ada@db:5432/moyo", false],
  ["postgres://127.0.0.1/moyo", "postgres://127.0.0.1:5432/moyo", true],
  ["postgres://[::1]/moyo", "postgres://::1:5432/moyo", true],
  ["postgres://localhost.example.org/moyo", "postgres://localhost.example.org:5432/moyo", false],
  ["postgres://ada@/moyo?host=/run/postgresql", "postgres://ada@/run/postgresql:5432/moyo", true],
])("describes %s as %s, safe: %s", (url, description, isSafe) => {
  expect(readAddress(url)).toMatchObject({ description, isSafe });
});

test("rejects several hosts, and names the remedy (P8)", () => {
  expect(() => readAddress("postgres://ada:s3cr3t,@db1,db2:5433/moyo")).toThrow(
    'DATABASE_URL: expected one host, got "db1,db2:5433". Name a managed service\'s address, or that of a proxy which follows the primary, such as HAProxy: see docs/guides/many-nodes.md.',
  );
});
