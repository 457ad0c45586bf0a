import { expect, test } from "vitest";
import { parseAddress } from "./postgres-address.ts";

test.each([
  {
    text: "postgres://ada:s3cr3t@db.example.org/moyo",
    shown: "postgres://ada@db.example.org:5432/moyo",
    safe: false,
  },
  {
    text: "postgresql://ada:s3cr3t@db.example.org:6432/moyo?sslmode=verify-full",
    shown: "postgres://ada@db.example.org:6432/moyo",
    safe: true,
  },
  {
    text: "postgres://ada:s3cr3t@db1,db2:5433,[::1]/moyo?sslmode=verify-full&application_name=x",
    shown: "postgres://ada@db1:5432,db2:5433,::1:5432/moyo",
    safe: true,
  },
  {
    text: "postgres://ada:s%40cr3t@db/moyo?sslmode=no-verify",
    shown: "postgres://ada@db:5432/moyo",
    safe: false,
  },
  { text: "postgres://127.0.0.1/moyo", shown: "postgres://127.0.0.1:5432/moyo", safe: true },
  { text: "postgres://localhost,db2/moyo", shown: "postgres://localhost:5432,db2:5432/moyo", safe: false },
  {
    text: "postgres://localhost.example.org/moyo",
    shown: "postgres://localhost.example.org:5432/moyo",
    safe: false,
  },
  {
    text: "postgres://ada@/moyo?host=/run/postgresql",
    shown: "postgres://ada@/run/postgresql:5432/moyo",
    safe: true,
  },
])("$shown is shown without its password; safe from those on the way: $safe", ({ text, shown, safe }) => {
  expect(parseAddress(text)).toMatchObject({ description: shown, isSafe: safe });
});

test("each host has the whole address", () => {
  expect(parseAddress("postgres://ada:s3cr3t@db1,db2:5433/moyo").hosts).toMatchObject([
    { host: "db1", user: "ada", password: "s3cr3t", database: "moyo" },
    { host: "db2", port: 5433, user: "ada", password: "s3cr3t", database: "moyo" },
  ]);
});
