import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

const post =
  "POST http://a.example/admin/sendContactUsEmail HTTP/1.1\r\nContent-Length: 2\r\nContent-Type: application/json";

async function ask(head: string): Promise<string> {
  const { app } = await startApp();
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head}\r\nConnection: close\r\n\r\n${head.startsWith("POST") ? "{}" : ""}`);
  return await text(socket);
}

test.each([
  { what: "two hosts", head: "GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example", status: 400 },
  {
    what: "one host twice",
    head: "GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: a.example",
    status: 400,
  },
  { what: "no host", head: "GET / HTTP/1.1", status: 400 },
  {
    what: "a page in absolute form",
    head: "GET http://a.example/contactus HTTP/1.1\r\nHost: b.example",
    status: 200,
  },
  {
    what: "the home page in absolute form",
    head: "GET http://a.example HTTP/1.1\r\nHost: a.example",
    status: 200,
  },
  {
    what: "a query in absolute form",
    head: "GET HTTP://a.example?token=abc HTTP/1.1\r\nHost: a.example",
    status: 200,
  },
  {
    what: "a health check in absolute form",
    head: "GET http://a.example/healthz HTTP/1.1\r\nHost: a.example",
    status: 200,
  },
  {
    what: "a call in absolute form",
    head: `${post}\r\nHost: b.example\r\nOrigin: http://a.example`,
    status: 422,
  },
  {
    what: "another site's call in absolute form",
    head: `${post}\r\nHost: b.example\r\nOrigin: http://b.example`,
    status: 403,
  },
])("answers a request that has $what with $status", async ({ head, status }) => {
  expect(await ask(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
