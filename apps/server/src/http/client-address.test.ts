import { assert, constantFrom, property, record } from "fast-check";
import { expect, test, vi } from "vitest";
import { startApp } from "../../test/start-app.ts";
import { clientAddressCases } from "./client-address.cases.ts";
import { isAddressRange, proxyTest } from "../config/trusted-proxies.ts";
import { clientAddress } from "./client-address.ts";
import { rateLimitKey } from "./rate-limit-key.ts";

test.each(clientAddressCases)(
  "$what: behind $trusted, $forwarded is $client",
  ({ trusted, peer = "10.0.0.1", forwarded, client, isUnreadable = false }) => {
    const onUnreadable = vi.fn<() => void>();
    expect(clientAddress(peer, forwarded, proxyTest(trusted), onUnreadable)).toBe(client);
    expect(onUnreadable).toHaveBeenCalledTimes(isUnreadable ? 1 : 0);
  },
);

test.each(clientAddressCases)(
  "$what: what is limited behind $trusted is that address",
  async ({ trusted, peer = "10.0.0.1", forwarded, client }) => {
    const { app } = await startApp({ trustedProxies: trusted });
    app.get("/client", (request, reply) => reply.send(request.clientAddress));
    const headers = { "x-forwarded-for": forwarded };
    expect((await app.inject({ url: "/client", remoteAddress: peer, headers })).body).toBe(client);
  },
);

test("however a visitor's address is written, it is one to the limits (P6)", () => {
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
  const isOne = property(spelling, ({ address, port, before, space }) => {
    const written = port && address.includes("::") ? `[${address}]${port}` : address;
    const client = clientAddress("10.0.0.1", `${before}${space}${written}${space}`, proxyTest(["10.0.0.1"]));
    expect(rateLimitKey(client)).toBe("203.0.113.7");
  });
  assert(isOne, { numRuns: 1000 });
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
