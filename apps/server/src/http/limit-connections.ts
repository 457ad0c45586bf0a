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

/** Connections that are counted together. */
class Share {
  count = 0;
  /** Without a request, the longest first. */
  readonly idle = new Set<Socket>();
}

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
  const all = new Share();
  const byAddress = new Map<string, Share>();
  const sharesOf = new WeakMap<Socket, readonly Share[]>();
  const unanswered = new WeakMap<Socket, number>();

  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress ?? "";
    const address = rateLimitKey(peer);
    const ofAddress = byAddress.get(address) ?? new Share();
    byAddress.set(address, ofAddress);
    const shares = [all, ofAddress];
    sharesOf.set(socket, shares);
    for (const share of shares) share.count += 1;
    setIdle(socket, true);
    // Between requests, it is the wait for the next one that ends.
    socket.on("timeout", () => {
      if ((unanswered.get(socket) ?? 0) > 0) drop(socket, "stall");
    });
    socket.once("close", () => {
      setIdle(socket, false);
      for (const share of shares) share.count -= 1;
      if (ofAddress.count === 0) byAddress.delete(address);
    });
    if (ofAddress.count > perAddress && !isProxy(peer)) dropLongestIdle(ofAddress, "address");
    else if (all.count > total) dropLongestIdle(all, "total");
  });

  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    setIdle(socket, false);
    response.once("close", () => {
      const others = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, others);
      if (others === 0 && !socket.destroyed) setIdle(socket, true);
    });
    if (waiting > maxUnanswered) drop(socket, "pipelining");
  });

  function setIdle(socket: Socket, isIdle: boolean): void {
    for (const { idle } of sharesOf.get(socket) ?? []) {
      if (isIdle) idle.add(socket);
      else idle.delete(socket);
    }
  }

  /** Where all others are at work, the one that is new. */
  function dropLongestIdle({ idle }: Share, reason: DropReason): void {
    const [longest] = idle;
    if (longest) drop(longest, reason);
  }

  function drop(socket: Socket, reason: DropReason): void {
    if (socket.destroyed) return;
    setIdle(socket, false);
    socket.destroy();
    onDropped(reason);
  }
}
