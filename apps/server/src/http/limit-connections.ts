import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rateLimitKey } from "./rate-limit-key.ts";

/** How many connections a server holds. */
export interface ConnectionLimits {
  /** In all. */
  readonly total: number;
  /** From one network address; undefined where a proxy's is all that is seen. */
  readonly perAddress: number | undefined;
}

/** Why a connection was closed. */
export type DropReason = "total" | "address" | "pipelining";

/** How many requests of one connection may wait for their answers; browsers send one at a time. */
const maxUnanswered = 16;

/**
 * Bounds the connections of a server. One from an address that has its share is closed. One too many in all closes the
 * connection that has been without a request longest, half-sent ones among them: whoever holds thousands open keeps
 * nobody out. One that sends request after request and reads no answer is closed too.
 */
export function limitConnections(
  server: Server,
  { total, perAddress = Number.POSITIVE_INFINITY }: ConnectionLimits,
  onDropped: (reason: DropReason) => void,
): void {
  /** Without a request, the longest first. */
  const idle = new Set<Socket>();
  const byAddress = new Map<string, number>();
  const unanswered = new WeakMap<Socket, number>();
  let count = 0;

  server.on("connection", (socket: Socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? "");
    const ofAddress = (byAddress.get(address) ?? 0) + 1;
    byAddress.set(address, ofAddress);
    count += 1;
    socket.once("close", () => {
      count -= 1;
      idle.delete(socket);
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    const [longest = socket] = idle;
    if (ofAddress > perAddress) drop(socket, "address");
    else if (count > total) drop(longest, "total");
    if (!socket.destroyed) idle.add(socket);
  });

  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    idle.delete(socket);
    response.once("close", () => {
      const others = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, others);
      if (others === 0 && !socket.destroyed) idle.add(socket);
    });
    if (waiting > maxUnanswered) drop(socket, "pipelining");
  });

  function drop(socket: Socket, reason: DropReason): void {
    if (socket.destroyed) return;
    idle.delete(socket);
    socket.destroy();
    onDropped(reason);
  }
}
