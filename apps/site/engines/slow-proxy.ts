import { once } from "node:events";
import { createServer, request } from "node:http";

export type SlowProxy = AsyncDisposable & { url: string };

/** @param delayOf in milliseconds, by path */
export async function startSlowProxy(server: string, delayOf: (path: string) => number): Promise<SlowProxy> {
  const proxy = createServer((asked, answer) => {
    const { url: path = "/", method, headers } = asked;
    setTimeout(() => {
      const passed = request(new URL(path, server), { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      // The browser may have closed the connection.
      passed.on("error", () => answer.destroy());
      asked.pipe(passed);
    }, delayOf(path));
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  const address = proxy.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
