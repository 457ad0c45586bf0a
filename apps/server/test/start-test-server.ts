import { onTestFinished } from "vitest";
import type { Deadlines } from "../src/config/deadlines.ts";
import { readEnvironment } from "../src/config/read-environment.ts";
import { startServer } from "../src/start-server.ts";
import { builtSite, testDeadlines } from "./start-app.ts";
import { temporaryFolder } from "./temporary-database.ts";

/** Starts the whole server in this process, by default on any free port and a new folder, until the test is over. */
export async function startTestServer(
  variables: Record<string, string> = {},
  deadlines: Partial<Deadlines> = {},
) {
  const defaults = {
    SITE_DIR: builtSite,
    HOST: "127.0.0.1",
    PORT: "0",
    DRAIN_SECONDS: "0",
    LOG_LEVEL: "silent",
  };
  const DATA_DIR = variables["DATA_DIR"] ?? (await temporaryFolder());
  const environment = { ...defaults, ...variables, DATA_DIR };
  const server = await startServer(readEnvironment(environment), { ...testDeadlines, ...deadlines });
  let closed: Promise<void> | undefined;
  // A second close would wait for a database that no longer answers.
  const close = () => (closed ??= server.close());
  onTestFinished(close);
  const announced = await server.announce();
  const addressOf = (name: string) =>
    new RegExp(`^ {2}${name} +(http:\\S+)$`, "m").exec(announced)?.[1] ?? "";
  const origin = addressOf("Address");
  return {
    ...server,
    close,
    environment,
    announced,
    origin,
    metrics: addressOf("Metrics"),
    statusOf: async (path: string) => (await fetch(new URL(path, origin))).status,
    /** Posts a contact message as a browser does without script. */
    post: (description: string) =>
      fetch(new URL("/admin/sendContactUsEmail", origin), {
        method: "POST",
        body: new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description }),
        redirect: "manual",
      }),
  };
}
