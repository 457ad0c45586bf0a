import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { limitedFetch } from "./limited-fetch.ts";

const mebibyte = 2 ** 20;

test("reads a response of a MiB", async () => {
  const { url } = await startHttpServer((response) => response.end("x".repeat(mebibyte)));
  expect((await (await limitedFetch(url)).text()).length).toBe(mebibyte);
});

test.each<[string, Respond]>([
  ["with one byte more", (response) => response.end("x".repeat(mebibyte + 1))],
  [
    "that is larger once decompressed",
    (response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(2 * mebibyte))),
  ],
])("rejects a response %s, and closes its connection", async (_what, respond) => {
  const closed = Promise.withResolvers<void>();
  const { url } = await startHttpServer((response, request) => {
    response.once("close", closed.resolve);
    respond(response, request);
  });
  await expect(limitedFetch(url)).rejects.toThrow("A service sent more than 1048576 bytes.");
  await closed.promise;
});

test("rejects if its caller aborts", async () => {
  const { url } = await startHttpServer(() => {});
  const signal = AbortSignal.timeout(50);
  await expect(limitedFetch(url, { signal })).rejects.toMatchObject({ name: "TimeoutError" });
});
