import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { endless, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { limitedFetch } from "./limited-fetch.ts";

const mebibyte = 2 ** 20;

test("a response of a MiB is read whole", async () => {
  const { url } = await startHttpServer((response) => response.end("x".repeat(mebibyte)));
  const response = await limitedFetch(url);
  expect((await response.text()).length).toBe(mebibyte);
});

test.each<{ kind: string; respond: Respond }>([
  { kind: "of a byte more", respond: (response) => response.end("x".repeat(mebibyte + 1)) },
  {
    kind: "that is small until it is decompressed",
    respond: (response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(2 * mebibyte))),
  },
])("a response $kind is given up", async ({ respond }) => {
  const { url } = await startHttpServer(respond);
  await expect(limitedFetch(url)).rejects.toThrow("A service sent more than 1048576 bytes.");
});

test("a response without end is given up, and its connection closed", async () => {
  const closed = Promise.withResolvers<void>();
  const { url } = await startHttpServer((response, request) => {
    response.once("close", closed.resolve);
    endless(response, request);
  });
  await expect(limitedFetch(url)).rejects.toThrow("A service sent more than 1048576 bytes.");
  await closed.promise;
});

test("a call that is aborted stays aborted", async () => {
  const { url } = await startHttpServer(() => {});
  await expect(limitedFetch(url, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: "TimeoutError",
  });
});
