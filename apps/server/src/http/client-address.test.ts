import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";
import type { TrustedProxies } from "../config/trusted-proxies.ts";
import { clientAddressCases, proxy, ranges } from "./client-address.cases.ts";

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
