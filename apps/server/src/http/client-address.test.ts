import { assert, asyncProperty, constantFrom, record } from "fast-check";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";
import type { TrustedProxies } from "../config/trusted-proxies.ts";
import { clientAddressCases, proxy, ranges } from "./client-address.cases.ts";
import { rateLimitKey } from "./network-limiter.ts";

async function startBehind(trustedProxies: TrustedProxies = ranges) {
  const { app } = await startApp({ trustedProxies });
  app.get("/client", (request, reply) => reply.send(request.clientAddress));
  return async (forwardedFor: string, remoteAddress = proxy) => {
    const headers = { "x-forwarded-for": forwardedFor };
    return (await app.inject({ url: "/client", remoteAddress, headers })).body;
  };
}

test.each(clientAddressCases)("finds the visitor's address behind %s", async (...given) => {
  const [, forwardedFor, client, trusted, peer] = given;
  const ask = await startBehind(trusted);
  expect(await ask(forwardedFor, peer)).toBe(client);
});

test("counts one visitor's address as one, in any spelling (P6)", async () => {
  const addresses = ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"];
  const spelling = record({
    address: constantFrom(...addresses),
    port: constantFrom("", ":1", ":50123", ":65535"),
    before: constantFrom("", "192.0.2.1, ", "unknown, ", "10.9.9.9,", "[::1]:80 , "),
    space: constantFrom("", " ", "\t"),
  });
  const ask = await startBehind([proxy]);
  const isOne = asyncProperty(spelling, async ({ address, port, before, space }) => {
    const written = port && address.includes("::") ? `[${address}]${port}` : address;
    expect(rateLimitKey(await ask(`${before}${space}${written}${space}`))).toBe("203.0.113.7");
  });
  await assert(isOne, { numRuns: 300 });
});
