import { hasPostgres } from "../../test/temporary-postgres.ts";
import { openPostgresLimiters } from "../../test/postgres-limiters.ts";
import { memoryLimiter, type CreateLimiter } from "./limiter.ts";

/** Every adapter of the limits, each time with no counts yet. */
export const limiterAdapters: readonly {
  readonly name: string;
  readonly openLimiters: () => Promise<CreateLimiter>;
}[] = [
  { name: "memory", openLimiters: async () => memoryLimiter },
  ...(hasPostgres
    ? [{ name: "PostgreSQL", openLimiters: async () => (await openPostgresLimiters()).createLimiter }]
    : []),
];
