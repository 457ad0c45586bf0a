import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Commits rows of a kilobyte one by one, as durably as the server does, and prints how many a second.
using folder = mkdtempDisposableSync(join(tmpdir(), "matchfront-bench-"));
using database = new DatabaseSync(join(folder.path, "alone.db"));
database.exec("pragma journal_mode = wal; pragma synchronous = full");
database.exec("create table alone (id text primary key, text text not null)");
const insert = database.prepare("insert into alone values (?, ?)");
const [seconds, text] = [Number(process.argv[2]), "x".repeat(1024)];
const end = performance.now() + seconds * 1000;
let commits = 0;
for (; performance.now() < end; commits += 1) insert.run(crypto.randomUUID(), text);
process.stdout.write(`${commits / seconds}`);
