import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";
import { isAddress, type IsProxy } from "../config/trusted-proxies.ts";
import { logTally } from "./log-tally.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The network address of whoever sent the request, as far as the proxies before the server can be believed. */
    clientAddress: string;
  }
}

/** An address as a proxy writes it, some with the port that it was connected from: in brackets, if it is IPv6. */
const writtenAddress = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * Finds who sent a request: each proxy adds the address that it was connected from to the end of `X-Forwarded-For`, and
 * whatever stands before a proxy's own entry may be invented. Where an entry cannot be read, it is the proxy that added it.
 *
 * @param peer the address that is connected
 * @param onUnreadable called where an entry cannot be read
 * @example clientAddress("10.0.0.1", "192.0.2.1, 203.0.113.7:50123", proxyTest(["10.0.0.0/8"])); // "203.0.113.7"
 */
export function clientAddress(
  peer: string,
  forwardedFor: string,
  isProxy: IsProxy,
  onUnreadable = () => {},
): string {
  let address = parseAddress(peer) ?? peer;
  const entries = forwardedFor.trim() === "" ? [] : forwardedFor.split(",").toReversed();
  for (const [hop, entry] of entries.entries()) {
    if (!isProxy(address, hop)) return address;
    const before = parseAddress(entry);
    if (before === undefined) {
      onUnreadable();
      return address;
    }
    address = before;
  }
  return address;
}

/** Sets the `clientAddress` of each request. */
export function addClientAddress(app: FastifyInstance, isProxy: IsProxy): void {
  const count = logTally(app.log, "addresses of proxies not read");
  app.decorateRequest("clientAddress", "");
  app.addHook("onRequest", async (request) => {
    const { headers, socket } = request;
    const forwardedFor = String(headers["x-forwarded-for"] ?? "");
    request.clientAddress = clientAddress(socket.remoteAddress ?? "", forwardedFor, isProxy, () =>
      count("X-Forwarded-For"),
    );
  });
}

/** @returns the address in its one usual spelling; undefined where it is none */
function parseAddress(text: string): string | undefined {
  const written = text.trim();
  const [, v6, v4] = writtenAddress.exec(written) ?? [];
  const bare = v6 ?? v4 ?? written;
  return isAddress(bare) ? ipaddr.process(bare).toString() : undefined;
}
