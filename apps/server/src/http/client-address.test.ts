import { assert, asyncProperty, constantFrom, record } from "fast-check";
import { expect, test } from "vitest";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { isAddressRange, type TrustedProxies } from "../config/trusted-proxies.ts";
import { clientAddressCases } from "./client-address.cases.ts";
import { rateLimitKey } from "./rate-limit-key.ts";

async function startBehind(trustedProxies: TrustedProxies, options: TestAppOptions = {}) {
  const { app } = await startApp({ trustedProxies, ...options });
  app.get("/client", (request, reply) => reply.send(request.clientAddress));
  return async (remoteAddress: string, forwardedFor: string) => {
    const headers = { "x-forwarded-for": forwardedFor };
    return (await app.inject({ url: "/client", remoteAddress, headers })).body;
  };
}

test.each(clientAddressCases)(
  "$what: behind $trusted, $forwarded is $client",
  async ({ trusted, peer = "10.0.0.1", forwarded, client }) => {
    const ask = await startBehind(trusted);
    expect(await ask(peer, forwarded)).toBe(client);
  },
);

test("counts one visitor's address as one, in any spelling (P6)", async () => {
  const spelling = record({
    address: constantFrom(
      "203.0.113.7",
      "::ffff:203.0.113.7",
      "::FFFF:cb00:7107",
      "0:0:0:0:0:ffff:203.0.113.7",
    ),
    port: constantFrom("", ":1", ":50123", ":65535"),
    before: constantFrom("", "192.0.2.1, ", "unknown, ", "10.9.9.9,", "[::1]:80 , "),
    space: constantFrom("", " ", "\t"),
  });
  const ask = await startBehind(["10.0.0.1"]);
  const isOne = asyncProperty(spelling, async ({ address, port, before, space }) => {
    const written = port && address.includes("::") ? `[${address}]${port}` : address;
    expect(rateLimitKey(await ask("10.0.0.1", `${before}${space}${written}${space}`))).toBe("203.0.113.7");
  });
  await assert(isOne, { numRuns: 300 });
});

test.each([
  { text: "10.0.0.1", isRange: true },
  { text: "10.0.0.0/8", isRange: true },
  { text: "2001:db8::/32", isRange: true },
  { text: "::1", isRange: true },
  { text: "", isRange: false },
  { text: "10.0.0.0/33", isRange: false },
  { text: "10.0.0.0/-1", isRange: false },
  { text: "10.0.0.0/", isRange: false },
  { text: "10.0.0.0/8/8", isRange: false },
  { text: "10.0/8", isRange: false },
  { text: "proxy.example", isRange: false },
])("$text is a range of addresses: $isRange", ({ text, isRange }) => {
  expect(isAddressRange(text)).toBe(isRange);
});
