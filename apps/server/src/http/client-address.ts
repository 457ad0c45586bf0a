import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";
import { logTally } from "./log-tally.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The network address of whoever sent the request, as far as the proxies before the server can be believed. */
    clientAddress: string;
  }
}

/** The proxies before the server: how many there are, or where they are, as addresses or ranges of them (CIDR). */
export type TrustedProxies = number | readonly string[];

/** Whether an address is a proxy's. @param hop its place before the server, from 0 */
export type IsProxy = (address: string, hop: number) => boolean;

/** An address as a proxy writes it, some with the port that it was connected from: in brackets, if it is IPv6. */
const writtenAddress = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

/** Tells proxies by how many there are, or by their addresses. */
export function proxyTest(trusted: TrustedProxies): IsProxy {
  if (typeof trusted === "number") return (_address, hop) => hop < trusted;
  const ranges = trusted.map(parseRange).filter((range) => range !== undefined);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
  };
}

/** The widest ranges for private networks: 10.0.0.0/8 and fc00::/7. */
const fewestBits = { ipv4: 8, ipv6: 7 };

/** Whether a text is an address, or a range that is no wider than networks are: in 0.0.0.0/0, all visitors are proxies. */
export function isAddressRange(text: string): boolean {
  const [network, bits] = parseRange(text) ?? [];
  return network !== undefined && bits !== undefined && bits >= fewestBits[network.kind()];
}

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

/** Other spellings of IPv4, such as 010.0.0.1, mean one address to some programs and another one to others. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [address = "", bits, ...more] = text.split("/");
  if (!isAddress(address) || more.length > 0) return undefined;
  const parsed = ipaddr.parse(address);
  const size = parsed.kind() === "ipv4" ? 32 : 128;
  const given = bits === undefined ? size : Number(bits);
  if (!/^\d*$/.test(bits ?? "") || bits === "" || given > size) return undefined;
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && given >= 96;
  return isMapped ? [parsed.toIPv4Address(), given - 96] : [parsed, given];
}
