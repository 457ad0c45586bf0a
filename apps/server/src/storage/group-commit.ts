import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from "kysely";

/** What one statement does whole by itself; others may end a transaction, or not work in one. */
const plainKinds: ReadonlySet<string> = new Set([
  "SelectQueryNode",
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
]);
/** How many statements are kept: all that a server has, and few that name so many values. */
const maxPrepared = 200;

interface Prepared {
  readonly statement: StatementSync;
  readonly isReader: boolean;
}

/**
 * SQLite by `node:sqlite`, for Kysely. A commit waits for the disk, so that those which come together share one: each
 * transaction, and each statement that writes, is a savepoint's worth of a larger transaction, and is answered once that
 * is committed. One that fails takes back its own changes alone; where the commit fails, all of them fail.
 *
 * What is read while a commit is due waits for it too: nobody is told of what may not last.
 *
 * @example new Kysely<Tables>({ dialect: new GroupCommitDialect(new DatabaseSync("messages.db")) });
 */
export class GroupCommitDialect implements Dialect {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  createDriver(): Driver {
    return new GroupCommitDriver(this.#sqlite);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- as the interface has it
  createIntrospector(database: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}

/** Kysely would give the connection to one at a time, until it is committed. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type Group = PromiseWithResolvers<void>;

/** Of one transaction, or of one statement. While it has the turn, no other one runs. */
class Turn implements DatabaseConnection {
  readonly #driver: GroupCommitDriver;
  /** What it is committed with. */
  group: Group | undefined;
  /** Lets the next one run; undefined while others do. */
  end: (() => void) | undefined;

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return await this.#driver.execute(this, query);
  }

  streamQuery(): never {
    throw new Error("All rows are read at once.");
  }
}

class GroupCommitDriver implements Driver {
  readonly #sqlite: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  #lastTurn: Promise<void> = Promise.resolve();
  #group: Group | undefined;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    return new Turn(this);
  }

  async releaseConnection(turn: Turn): Promise<void> {
    endTurn(turn);
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.#takeTurn(turn);
    turn.group = this.#join();
    this.#run("savepoint one");
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.#run("release one");
    endTurn(turn);
    await turn.group?.promise;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // Where the group failed, or a full disk has rolled it back, there is nothing left of it.
    if (!turn.end || !this.#sqlite.isTransaction) return;
    this.#run("rollback to one");
    this.#run("release one");
  }

  async destroy(): Promise<void> {
    const turn = new Turn(this);
    await this.#takeTurn(turn);
    this.#commit();
    this.#sqlite.close();
    endTurn(turn);
  }

  /** @returns its result, once that is on the disk where it has to be */
  async execute<Row>(turn: Turn, { sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (turn.end) {
      // Where a full disk has rolled back what came before, the rest would be stored without it.
      if (turn.group !== this.#group) await turn.group?.promise;
      return this.#run(sql, parameters);
    }
    await this.#takeTurn(turn);
    if (!plainKinds.has(query.kind)) {
      // It keeps the turn: what follows on the same connection is part of it.
      this.#commit();
      return this.#run(sql, parameters);
    }
    try {
      const group = query.kind === "SelectQueryNode" ? this.#group : this.#join();
      const result = this.#run<Row>(sql, parameters);
      endTurn(turn);
      await group?.promise;
      return result;
    } finally {
      endTurn(turn);
    }
  }

  async #takeTurn(turn: Turn): Promise<void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    turn.end = resolve;
  }

  /** The group that is committed next; undefined in a transaction that somebody else began, and ends. */
  #join(): Group | undefined {
    if (this.#group ?? this.#sqlite.isTransaction) return this.#group;
    this.#run("begin immediate");
    const group = Promise.withResolvers<void>();
    // It is told to whoever waits for it; those that failed by themselves do not.
    group.promise.catch(() => {});
    this.#group = group;
    // By then all have joined that have come by now.
    setImmediate(() => void this.#commitInTurn());
    return group;
  }

  async #commitInTurn(): Promise<void> {
    const turn = new Turn(this);
    await this.#takeTurn(turn);
    this.#commit();
    endTurn(turn);
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#run("commit");
      group.resolve();
    } catch (error) {
      if (this.#sqlite.isTransaction) this.#run("rollback");
      group.reject(error);
    }
    this.#group = undefined;
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables' types are SQLite's
    const values = parameters as SQLInputValue[];
    try {
      const { statement, isReader } = this.#prepare(sql);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows what it asks for
      if (isReader) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      // Some failures, such as a full disk, have rolled everything back.
      if (this.#group && !this.#sqlite.isTransaction) {
        this.#group.reject(error);
        this.#group = undefined;
      }
      throw error;
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.#prepared.size >= maxPrepared) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function endTurn(turn: Turn): void {
  turn.end?.();
  turn.end = undefined;
}
