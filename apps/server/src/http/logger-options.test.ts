import fastify from "fastify";
import { expect, test } from "vitest";
import { loggerOptions } from "./logger-options.ts";

test.each([
  { url: "/?token=secret", path: "/" },
  { url: "/contactus?email=ada@example.org", path: "/contactus" },
  { url: "/resetPhoneNumber/secret", path: "/resetPhoneNumber/…" },
])("a request for $url is logged as $path, without its visitor", async ({ url, path }) => {
  const lines: { req?: unknown }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { ...loggerOptions("info"), stream } });
  await app.inject({ url, remoteAddress: "192.0.2.7" });
  expect(lines[0]?.req).toEqual({ method: "GET", path });
});
