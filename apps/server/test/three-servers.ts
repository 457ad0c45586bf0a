import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startMailSink } from "../chaos/mail-sink.ts";
import { superviseServer } from "../chaos/supervised-server.ts";
import { builtSite } from "./start-app.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { temporaryPostgres } from "./temporary-postgres.ts";

/** Starts three server processes on one new PostgreSQL, and their mail server. */
export async function startThreeServers(environment: Readonly<Record<string, string>>) {
  const database = await temporaryPostgres();
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const folder = await temporaryFolder();
  const servers = await Promise.all(
    ["a", "b", "c"].map((name) =>
      superviseServer({
        environment: {
          SITE_DIR: builtSite,
          DATABASE_URL: database,
          DATA_DIR: join(folder, name),
          SMTP_URL: sink.url.href,
          LOG_LEVEL: "warn",
          MESSAGES_MAX_PER_HOUR: "10000000",
          ...environment,
        },
        flags: [],
      }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  return { database, sink, servers };
}
