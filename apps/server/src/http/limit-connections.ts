import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rateLimitKey } from "./rate-limit-key.ts";

/** How many connections a server holds. */
export interface ConnectionLimits {
  /** In all. */
  readonly total: number;
  /** From one network address. */
  readonly perAddress: number;
  /** Whether an address is that of a proxy, which connects for many. */
  readonly isProxy?: (address: string) => boolean;
}

/** Why a connection was closed. */
export type DropReason = "total" | "address" | "pipelining" | "stall";

/** How many requests of one connection may wait for their answers; browsers send one at a time. */
const maxUnanswered = 16;

interface Connection {
  readonly socket: Socket;
  /** How many of its requests wait for their answers. */
  unanswered: number;
  /** When it was without one first, in answers and connections of the server until then. */
  idleSince: number;
}

/** Connections that are counted together. */
type Share = Set<Connection>;

/**
 * Bounds the connections of a server, in all and of each address. One too many closes the connection that has been
 * without a request longest, half-sent ones among them: whoever holds thousands open keeps nobody out. One that sends
 * request after request and reads no answer is closed too.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, isProxy = () => false }: ConnectionLimits,
  onDropped: (reason: DropReason) => void,
): void {
  const all: Share = new Set();
  const byAddress = new Map<string, Share>();
  const connections = new WeakMap<Socket, Connection>();
  let time = 0;

  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress ?? "";
    const address = rateLimitKey(peer);
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress);
    const connection = { socket, unanswered: 0, idleSince: (time += 1) };
    connections.set(socket, connection);
    all.add(connection);
    ofAddress.add(connection);
    // Between requests, it is the wait for the next one that ends.
    socket.on("timeout", () => {
      if (connection.unanswered > 0) drop(connection, "stall");
    });
    socket.once("close", () => {
      all.delete(connection);
      ofAddress.delete(connection);
      if (ofAddress.size === 0) byAddress.delete(address);
    });
    if (ofAddress.size > perAddress && !isProxy(peer)) dropLongestIdle(ofAddress, "address");
    else if (all.size > total) dropLongestIdle(all, "total");
  });

  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    connection.unanswered += 1;
    response.on("close", () => {
      connection.unanswered -= 1;
      connection.idleSince = time += 1;
    });
    if (connection.unanswered > maxUnanswered) drop(connection, "pipelining");
  });

  /** Looks at all of them, so that no request has to keep them in order. Where all others are at work, the new one goes. */
  function dropLongestIdle(share: Share, reason: DropReason): void {
    let longest: Connection | undefined;
    for (const connection of share) {
      if (connection.unanswered > 0 || connection.socket.destroyed) continue;
      if (!longest || connection.idleSince < longest.idleSince) longest = connection;
    }
    if (longest) drop(longest, reason);
  }

  function drop({ socket }: Connection, reason: DropReason): void {
    if (socket.destroyed) return;
    socket.destroy();
    onDropped(reason);
  }
}
