import type { ClientConfig } from "pg";
import { parseIntoClientConfig } from "pg-connection-string";

/** Where a PostgreSQL is, and how it is spoken to. */
export interface PostgresAddress {
  /** Its hosts, one of which is the primary. */
  readonly hosts: readonly ClientConfig[];
  /** The address for people, without its password. */
  readonly description: string;
  /** Whether nobody on the way can read along, or answer in its place. */
  readonly isSafe: boolean;
}

/**
 * Reads an address as libpq has it (https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING-URIS), several
 * hosts included, which `pg` itself does not know.
 *
 * @throws where it cannot be read, or names a certificate's file that cannot
 * @example parseAddress("postgres://ada:secret@db1,db2:5433/moyo").description; // "postgres://ada@db1:5432,db2:5433/moyo"
 */
export function parseAddress(text: string): PostgresAddress {
  const [, start = "", names = "", rest = ""] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(text) ?? [];
  const hosts = names.split(",").map((name) => parseIntoClientConfig(start + name + rest));
  const isVerified = /[?&]sslmode=verify-full(?:&|$)/.test(rest);
  const [{ user = "", database = "" } = {}] = hosts;
  const places = hosts.map(({ host, port = 5432 }) => `${host || "localhost"}:${port}`).join(",");
  return {
    hosts,
    description: `postgres://${user ? `${user}@` : ""}${places}/${database}`,
    isSafe: isVerified || hosts.every(({ host }) => isOnThisMachine(host)),
  };
}

/** A socket, or the loopback interface. */
function isOnThisMachine(host = ""): boolean {
  return host === "" || /^(?:\/|localhost$|127\.|::1$)/.test(host);
}
