// Makes a call that succeeds, and one for each error without a body.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { isApiError } from "@matchfront/api-client";
import { calls, createApiClient } from "@matchfront/api-client/calls";

let tries = 0;
const server = createServer((request, response) => {
  if (request.url === "/hangs") return;
  tries += 1;
  // Loses the connection once, and responds with 503 once.
  if (tries === 1) request.socket.destroy();
  else if (tries === 2) response.writeHead(503, { "retry-after": "0" }).end();
  else response.end('{"status":200,"reference":"M-17"}');
});
await new Promise((resolve) => {
  server.listen(0, "127.0.0.1", resolve);
});
const { port } = server.address();
const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, timeout: 5000 });
const message = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

const answer = await api.contact.send(message, { idempotencyKey: "0198c1f2-0001" });
assert.equal(answer.reference, "M-17");
assert.equal(tries, 3);

const hangs = { ...calls.contact, path: "/hangs" };
const signal = AbortSignal.timeout(100);
const aborted = await api.send(hangs, message, { signal }).catch((error) => error);
assert.equal(aborted.name, "AbortedError");
const late = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, timeout: 100 });
assert.equal((await late.send(hangs, message).catch((error) => error)).name, "TimeoutError");

server.closeAllConnections();
await new Promise((resolve) => {
  server.close(resolve);
});
const offline = await api.send(calls.contact, message).catch((error) => error);
assert.ok(isApiError(offline));
assert.equal(offline.name, "OfflineError");
