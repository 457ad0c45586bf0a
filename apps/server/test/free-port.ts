import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Starts listening on this machine, by default on any free port. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** A port of this machine that was free a moment ago, for a program that cannot take any. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}
