import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection } from "kysely";
import { systemClock } from "../config/clock.ts";
import { isBroken } from "./postgres-failures.ts";
import type { PrimaryPool } from "./primary-pool.ts";

/** For how long it is asked what became of a transaction, in milliseconds. */
const resolveTime = 3_000;

/**
 * Has a commit wait for the standby, though nothing else was written: a commit before, whose own wait was cut short, is
 * there for all to see, and would be lost with the primary. The standby has it when it has this.
 */
const awaitStandby = "pg_logical_emit_message(true, 'matchfront', '')";

/** What a transaction is found by. */
interface TransactionId {
  readonly id: string;
  /** Of the server: with another run the id may be another's. */
  readonly run: string;
}

/** PostgreSQL where a COMMIT whose answer got lost is resolved, rather than guessed. */
export class ResolvingDialect extends PostgresDialect {
  readonly #pool: PrimaryPool;
  readonly #resolver: PrimaryPool;

  /** @param resolver other connections to the same database: all of the pool's may wait for what they tell */
  constructor(pool: PrimaryPool, resolver: PrimaryPool) {
    super({ pool });
    this.#pool = pool;
    this.#resolver = resolver;
  }

  override createDriver(): PostgresDriver {
    return new ResolvingDriver(this.#pool, this.#resolver);
  }
}

class ResolvingDriver extends PostgresDriver {
  readonly #resolver: PrimaryPool;
  readonly #transactions = new WeakMap<DatabaseConnection, TransactionId>();

  constructor(pool: PrimaryPool, resolver: PrimaryPool) {
    super({ pool });
    this.#resolver = resolver;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { rows } = await connection.executeQuery<TransactionId>(
      CompiledQuery.raw(
        `begin; select pg_current_xact_id()::text as id, current_setting('matchfront.run') as run, ${awaitStandby}`,
      ),
    );
    if (rows[0]) this.#transactions.set(connection, rows[0]);
  }

  /**
   * Rejects where the transaction is not known to be committed. A commit that waits for a standby is not cut short: it
   * would be said to have succeeded.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("set local statement_timeout = 0; commit"));
    } catch (error) {
      const transaction = this.#transactions.get(connection);
      if (!transaction || !isBroken(error) || !(await this.#isCommitted(transaction))) throw error;
    }
  }

  /** What broke has rolled back; the error that led here says more than that it cannot be told to. */
  override async rollbackTransaction(
    ...parameters: Parameters<PostgresDriver["rollbackTransaction"]>
  ): Promise<void> {
    await super.rollbackTransaction(...parameters).catch(() => {});
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.#resolver.end()]);
  }

  async #isCommitted(transaction: TransactionId): Promise<boolean> {
    const deadline = systemClock.elapsed() + resolveTime;
    for (;;) {
      const status = await this.#ask(transaction).catch(() => {
        // Its connection may be to one that is the primary no more.
        this.#resolver.leave();
        return "unreachable";
      });
      const mayBecome = status === "in progress" || status === "unreachable";
      if (!mayBecome || systemClock.elapsed() >= deadline) return status === "committed";
      await pause(100);
    }
  }

  async #ask({ id, run }: TransactionId): Promise<string | undefined> {
    const client = await this.#resolver.connect();
    try {
      const { rows } = await client.query<{ status: string }>(
        `select pg_xact_status($1::xid8) as status, ${awaitStandby} where current_setting('matchfront.run') = $2`,
        [id, run],
      );
      return rows[0]?.status;
    } finally {
      client.release();
    }
  }
}
