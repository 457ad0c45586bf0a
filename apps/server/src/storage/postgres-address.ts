import { parseIntoClientConfig } from "pg-connection-string";
import { SetupError } from "../config/errors.ts";

export function parseAddress(url: string) {
  const [, hosts = ""] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*,[^/?]*)/.exec(url) ?? [];
  if (hosts !== "")
    throw new SetupError(
      `DATABASE_URL: expected one host, got "${hosts}". Name a managed service's address, or that of a proxy which ` +
        "follows the primary, such as HAProxy: see docs/guides/many-nodes.md.",
    );
  const config = parseIntoClientConfig(url);
  const { user, host, port = 5432, database = "" } = config;
  return {
    config,
    /** The address for people, without its password. */
    description: `postgres://${user ? `${user}@` : ""}${host || "localhost"}:${port}/${database}`,
    /** Whether the network can neither read nor forge what the database says. */
    isSafe: /[?&]sslmode=verify-full(?:&|$)/.test(url) || isLocal(host),
  };
}

function isLocal(host = ""): boolean {
  return host === "" || /^(?:\/|localhost$|127\.|::1$)/.test(host);
}
