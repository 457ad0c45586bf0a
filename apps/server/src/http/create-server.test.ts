import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

const post =
  "POST http://a.example/admin/sendContactUsEmail HTTP/1.1\r\nContent-Length: 2\r\nContent-Type: application/json";

test.each([
  ["two hosts", "GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example", 400],
  ["one host twice", "GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: a.example", 400],
  ["no host", "GET / HTTP/1.1", 400],
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: a.example", 404],
  ["a page in absolute form", "GET http://a.example/contactus HTTP/1.1\r\nHost: b.example", 200],
  ["the home page in absolute form", "GET http://a.example HTTP/1.1\r\nHost: a.example", 200],
  ["a query in absolute form", "GET HTTP://a.example?token=abc HTTP/1.1\r\nHost: a.example", 200],
  ["a health check in absolute form", "GET http://a.example/healthz HTTP/1.1\r\nHost: a.example", 200],
  ["a call in absolute form", `${post}\r\nHost: b.example\r\nOrigin: http://a.example`, 422],
  ["another site's call in absolute form", `${post}\r\nHost: b.example\r\nOrigin: http://b.example`, 403],
])("answers a request that has %s", async (_what, head, status) => {
  const { app } = await startApp();
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head}\r\nConnection: close\r\n\r\n${head.startsWith("POST") ? "{}" : ""}`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

// OWASP ASVS 5.0, 13.1.3. A load balancer must be the one that closes an idle connection.
test("limits the time of slow clients, and keeps idle connections for the seconds that are set", async () => {
  const { app } = await startApp({ keepAliveSeconds: 620 });
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  expect((await fetch(origin)).headers.get("keep-alive")).toBe("timeout=620");
});
