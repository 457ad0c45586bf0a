import { isPublic } from "../config/public-server.ts";
import { SetupError } from "../config/setup-error.ts";
import { migratePostgres } from "../storage/open-postgres.ts";
import { counted } from "./counted.ts";
import type { Command } from "./command.ts";

/** How long a database that is away, or in use, is waited for, in milliseconds. */
const timeout = 60_000;

/** Brings the schema up to date, before servers of this version start. */
export const migrateCommand: Command = {
  parameters: "",
  summary: "brings PostgreSQL up to date, for servers with MIGRATIONS=check",
  async run({ environment, print }) {
    const { DATABASE_URL: url } = environment;
    if (!url)
      throw new SetupError(
        "DATABASE_URL is not set. Expected the address of a PostgreSQL: a SQLite file is brought up to date by the " +
          "server when it starts.",
      );
    const { made, description } = await migratePostgres({ url, isPublic: isPublic(environment), timeout });
    print(
      made.length === 0
        ? `${description} lacks nothing.`
        : `${description} has had ${counted(made.length, "migration")}: ${made.join(", ")}.`,
    );
    return true;
  },
};
