/** How long things may take, in milliseconds, in production. */
export const defaultDeadlines = {
  /** From one probe of the storage to the next. */
  probeInterval: 5_000,
  /** How long a probe that succeeded says that messages can be stored. */
  probeLifetime: 15_000,
  /** For one call of the database, until which a locked one is tried again. */
  storeCall: 5_000,
  /** For one count of a limit in PostgreSQL, until which memory counts. */
  limitCount: 300,
  /** Before the database's thread is started again; twice as long each time. */
  threadRestart: 1_000,
  /** At a start, for a PostgreSQL that cannot be reached. */
  databaseStart: 10_000,
  /** For requests under way, once a closing server accepts no more. */
  openRequests: 25_000,
} satisfies Record<string, number>;

/** One time for each name in `defaultDeadlines`. */
export type Deadlines = Readonly<Record<keyof typeof defaultDeadlines, number>>;
