/** The deadlines and intervals of a server in production, in milliseconds; tests have their own. */
export const defaultDeadlines = {
  probeInterval: 5_000,
  /** How long a successful probe counts. */
  probeLifetime: 15_000,
  /** One call of the database, with its retries. */
  storeCall: 5_000,
  /** One count of a rate limit in PostgreSQL. Then this process counts alone. */
  limitCount: 300,
  /** Waiting for an unreachable PostgreSQL at the start. */
  databaseStart: 10_000,
  /** The mean delay of the event loop above which calls are rejected. */
  eventLoopDelay: 250,
  /** Open requests of a closing server. */
  openRequests: 25_000,
} satisfies Record<string, number>;

export type Deadlines = Readonly<Record<keyof typeof defaultDeadlines, number>>;
