import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";
import type { TrustedProxies } from "../config/trusted-proxies.ts";

const visitor = "198.51.100.1";
const stranger = "203.0.113.7";
const proxy = "10.0.0.1";
const ranges = ["10.0.0.0/8", "2001:db8:f::/48"];

type Case = [what: string, forwardedFor: string, client: string, trusted?: TrustedProxies, peer?: string];

/** The visitor's address, by `X-Forwarded-For`, trusted proxies and the connected address, by default a proxy's. */
const clientAddressCases: readonly Case[] = [
  // Proxies by number.
  ["no proxy", visitor, stranger, 0, stranger],
  ["one proxy", visitor, visitor, 1],
  ["one proxy, and an invented entry", `192.0.2.1, ${visitor}`, visitor, 1],
  ["two proxies", `${visitor}, 10.0.0.2`, visitor, 2],
  ["fewer entries than proxies", visitor, visitor, 3],
  // Proxies by address.
  ["a proxy in a range", visitor, visitor],
  ["a stranger who connects past the proxies", visitor, stranger, ranges, stranger],
  ["two proxies in a range, and an invented entry", `192.0.2.1, ${visitor}, 10.20.0.2`, visitor],
  ["an invented entry that names a proxy", `10.0.0.9, ${visitor}`, visitor],
  ["proxies only", "10.0.0.9, 10.0.0.8", "10.0.0.9"],
  ["one address", visitor, visitor, [proxy]],
  ["another address", visitor, proxy, ["10.0.0.2"]],
  ["an IPv6 proxy", "2001:db8:1::7", "2001:db8:1::7", ranges, "2001:db8:f::1"],
  ["an IPv4 proxy that connects over IPv6", visitor, visitor, ranges, "::ffff:10.0.0.1"],
  ["a range in IPv6 spelling", visitor, visitor, ["::ffff:10.0.0.0/104"]],
  // As gateways write entries: Azure's add the port, and put IPv6 into brackets.
  ["ports", `192.0.2.1:1, ${visitor}:50123,10.0.0.2:443`, visitor],
  ["IPv6 with a port", "[2001:db8:1::7]:50123", "2001:db8:1::7"],
  ["IPv6 in brackets", "[2001:db8:1::7]", "2001:db8:1::7"],
  ["IPv6", "2001:DB8:1:0:0:0:0:7", "2001:db8:1::7"],
  ["an IPv6 proxy with a port", `${visitor}, [2001:db8:f::2]:443`, visitor],
  ["IPv4 in IPv6 spelling", `[::ffff:${visitor}]:50123`, visitor],
  ["a zone", "fe80::1%eth0", "fe80::1%eth0"],
  ["other spaces", `192.0.2.1,  ${visitor} \t`, visitor],
  // The proxy that wrote an unreadable entry.
  ["no address", "unknown", proxy],
  ["a name", "visitor.example:443", proxy],
  ["a leading zero", "198.51.100.010", proxy],
  ["three parts", "198.51.100", proxy],
  ["an empty port", `${visitor}:`, proxy],
  ["half a bracket", "[2001:db8:1::7", proxy],
  ["an unreadable entry before the visitor's", `unknown, ${visitor}`, visitor],
  ["nothing", "", proxy],
];

test.each(clientAddressCases)("finds the visitor's address behind %s", async (...given) => {
  const [, forwardedFor, client, trustedProxies = ranges, remoteAddress = proxy] = given;
  const { app } = await startApp({ trustedProxies });
  app.get("/client", (request, reply) => reply.send(request.clientAddress));
  const headers = { "x-forwarded-for": forwardedFor };
  expect((await app.inject({ url: "/client", remoteAddress, headers })).body).toBe(client);
});
