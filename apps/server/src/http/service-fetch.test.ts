import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../test/free-port.ts";
import { startHttpServer } from "../../test/start-http-server.ts";
import { isUnsent, serviceFetch } from "./service-fetch.ts";

const mebibyte = 2 ** 20;

test("reads a response of a MiB", async () => {
  const { url } = await startHttpServer((response) => response.end("x".repeat(mebibyte)));
  expect((await (await serviceFetch(url)).text()).length).toBe(mebibyte);
});

test("rejects a response that is larger once decompressed, and closes its connection", async () => {
  const closed = Promise.withResolvers<void>();
  const zipped = gzipSync("x".repeat(mebibyte + 1));
  const { url } = await startHttpServer((response) => {
    response.once("close", closed.resolve);
    response.writeHead(200, { "content-encoding": "gzip" }).end(zipped);
  });
  await expect(serviceFetch(url)).rejects.toMatchObject({ cause: { code: "UND_ERR_RES_EXCEEDED_MAX_SIZE" } });
  await closed.promise;
});

// Such as a keep-alive timeout that ends just as the next request leaves.
test("sends each request to a service that closes reused connections", async () => {
  const answer = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok";
  const service = createServer((socket) => {
    socket.once("data", () => socket.write(answer, () => socket.once("data", () => socket.destroy())));
    socket.on("error", () => {});
  });
  onTestFinished(() => void service.close());
  const url = `http://127.0.0.1:${await listen(service)}`;
  for (const body of ["first", "second", "third"])
    expect(await (await serviceFetch(url, { method: "POST", body })).text()).toBe("ok");
});

test("rejects if its caller aborts", async () => {
  const { url } = await startHttpServer(() => {});
  const signal = AbortSignal.timeout(50);
  await expect(serviceFetch(url, { signal })).rejects.toMatchObject({ name: "TimeoutError" });
});

test("connects once more if it could not connect, and then knows that nothing was sent", async () => {
  let connections = 0;
  const service = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  onTestFinished(() => void service.close());
  const url = `https://127.0.0.1:${await listen(service)}`;
  const error: unknown = await serviceFetch(url, { method: "POST" }).catch((reason: unknown) => reason);
  expect([isUnsent(error), connections]).toEqual([true, 2]);
});
