import { isPublic } from "../config/public-server.ts";
import { SetupError } from "../config/setup-error.ts";
import { migratePostgres } from "../storage/open-postgres.ts";
import { pluralize } from "./pluralize.ts";
import type { Command } from "./command.ts";

/** How long to wait for a database that is unreachable or in use, in milliseconds. */
const timeout = 60_000;

export const migrateCommand: Command = {
  parameters: "",
  summary: "migrates PostgreSQL, for servers with MIGRATIONS=check",
  async run({ environment, print }) {
    const { DATABASE_URL: url } = environment;
    if (!url)
      throw new SetupError(
        "DATABASE_URL is not set. Expected the address of a PostgreSQL: the server migrates a SQLite file when it starts.",
      );
    const { made, description } = await migratePostgres({ url, isPublic: isPublic(environment), timeout });
    print(
      made.length === 0
        ? `${description} lacks nothing.`
        : `${description} has had ${pluralize(made.length, "migration")}: ${made.join(", ")}.`,
    );
  },
};
