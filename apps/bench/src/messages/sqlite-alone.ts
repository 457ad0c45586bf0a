import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Stored } from "./store.ts";

// What SQLite commits with nothing before it: rows of a kilobyte, one in each transaction, for so many seconds.
const seconds = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "matchfront-bench-"));
const database = new DatabaseSync(join(folder, "alone.db"));
database.exec("pragma journal_mode = wal; pragma synchronous = full");
database.exec("create table alone (id text primary key, text text not null)");
const insert = database.prepare("insert into alone values (?, ?)");
const text = "x".repeat(1024);
const before = process.cpuUsage();
const start = performance.now();
let commits = 0;
while (performance.now() < start + seconds * 1000) {
  insert.run(crypto.randomUUID(), text);
  commits += 1;
}
const { user, system } = process.cpuUsage(before);
const stored: Stored = {
  perSecond: commits / ((performance.now() - start) / 1000),
  processorTime: (user + system) / 1000 / commits,
};
process.stdout.write(JSON.stringify(stored));
database.close();
rmSync(folder, { recursive: true });
