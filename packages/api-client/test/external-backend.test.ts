import { expect, test } from "vitest";
import { createApiClient } from "../src/calls/index.ts";
import { failures, successes } from "./external-backend.ts";
import { startServer } from "./start-server.ts";

async function startAnswering(http: number, body: string) {
  return createApiClient(await startServer((response) => response.writeHead(http).end(body)));
}

test.for(successes)("$call resolves on HTTP $http with $body", async ({ make, http, body, result }) => {
  const api = await startAnswering(http, body);

  await expect(make(api)).resolves.toEqual(result);
});

test.for(failures)("$call rejects on HTTP $http with $body", async ({ make, http, body, error }) => {
  const api = await startAnswering(http, body);

  await expect(make(api)).rejects.toMatchObject(error);
});
