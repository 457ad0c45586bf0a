import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isAddress, type IsProxy } from "../config/trusted-proxies.ts";
import { logTally } from "../config/log-tally.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The visitor's network address, as far as trusted proxies name it. */
    readonly clientAddress: string;
  }
}

/** An address as a proxy writes it: some add the port, and then put IPv6 into brackets. */
const forwardedAddress = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** Returns the `trustProxy` of Fastify, which reads addresses of neither form itself. */
export function trustProxy(isProxy: IsProxy) {
  return (entry: string | undefined, hop: number): boolean => {
    // The peer of a closed connection has no address.
    const address = entry && parseAddress(entry);
    return address ? isProxy(address, hop) : false;
  };
}

/** If a proxy's entry in `X-Forwarded-For` is unreadable, that proxy counts as the client. */
export function addClientAddress(app: FastifyInstance): void {
  const count = logTally(app.log, "X-Forwarded-For not readable");
  app.decorateRequest("clientAddress", {
    getter(this: FastifyRequest) {
      // Fastify ends the list with the first entry that is no trusted proxy's.
      const [last = "", before = ""] = this.ips?.toReversed() ?? [];
      const address = parseAddress(last);
      if (address === undefined && before) count("X-Forwarded-For");
      return address ?? parseAddress(before) ?? last;
    },
  });
}

function parseAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, v6, v4] = forwardedAddress.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  return isAddress(address) ? ipaddr.process(address).toString() : undefined;
}
