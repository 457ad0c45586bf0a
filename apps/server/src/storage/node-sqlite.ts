import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";

/** How many statements are kept prepared. A server has fewer; commands have one for each length of a list. */
const maxPrepared = 200;

export function nodeSqliteDialect(sqlite: DatabaseSync): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(sqlite),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Whether migrations run in a transaction, which Kysely's adapter denies. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    super({ database: adapt(sqlite) });
    this.#sqlite = sqlite;
  }

  /** Locks at once: a transaction that reads first fails at its first write if another process wrote in between. */
  override async beginTransaction(): Promise<void> {
    this.#sqlite.exec("begin immediate");
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back on some errors, such as a full disk.
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Adapts `node:sqlite` to the interface of better-sqlite3, which Kysely expects. */
function adapt(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? prepare(sql);
      if (prepared.size >= maxPrepared) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };

  function prepare(sql: string): SqliteStatement {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...asValues(parameters)),
      run: (parameters) => statement.run(...asValues(parameters)),
      iterate: (parameters) => statement.iterate(...asValues(parameters)),
    };
  }
}

function asValues(parameters: readonly unknown[]): readonly SQLInputValue[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables have only SQLite's types
  return parameters as readonly SQLInputValue[];
}
