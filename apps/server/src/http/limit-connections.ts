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
/** How slowly the body of a request may come, in bytes a second, on average over so many seconds. */
const minRate = 500;
const rateSeconds = 10;
/** How many connections beyond the total may wait for their first request, which is answered if it is a health check. */
const maxSpare = 50;
const healthPath = /^\/(?:healthz|readyz)(?:[/?]|$)/;

interface Connection {
  readonly socket: Socket;
  /** All connections, and those of its address; in each, the one without progress longest is first. */
  readonly shares: readonly Share[];
  /** Whether it was accepted although all others were at work. */
  isSpare: boolean;
  /** How many of its requests wait for their answers. */
  unanswered: number;
  /** The request that came last. */
  request?: IncomingMessage;
  /** How many bytes had come when its head was read. */
  start: number;
  /** How many had come at the end of each second since then, or since the first byte of the body. */
  received: number[];
  /** How many had come when the connection last made progress. */
  progress: number;
}

/** Connections that are counted together. */
type Share = Set<Connection>;

/**
 * Bounds the connections of a server, in all and of each address. One too many closes the connection that has made no
 * progress longest while the server waited for it: for a request, for the rest of its head, or for its body. Holding
 * thousands open keeps nobody out. A health check is answered even where all connections are at work.
 *
 * Closes connections whose body comes too slowly, and those that send request after request and read no answer.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, isProxy = () => false }: ConnectionLimits,
  onDropped: (reason: DropReason) => void,
): void {
  const all: Share = new Set();
  const byAddress = new Map<string, Share>();
  const connections = new WeakMap<Socket, Connection>();
  server.once("listening", () => {
    const timer = setInterval(checkBodies, 1_000).unref();
    server.once("close", () => clearInterval(timer));
  });

  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress ?? "";
    const address = rateLimitKey(peer);
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress);
    const shares = [all, ofAddress];
    const bytes = { start: 0, received: [], progress: 0 };
    const connection: Connection = { socket, shares, isSpare: false, unanswered: 0, ...bytes };
    connections.set(socket, connection);
    // Between requests, it is the wait for the next one that ends.
    socket.on("timeout", () => {
      if (connection.unanswered > 0) drop(connection, "stall");
    });
    socket.once("close", () => {
      for (const share of shares) share.delete(connection);
      if (ofAddress.size === 0) byAddress.delete(address);
    });
    if (ofAddress.size >= perAddress && !isProxy(peer))
      makeRoom(ofAddress, perAddress, connection, "address");
    else if (all.size >= total) makeRoom(all, total, connection, "total");
    for (const share of shares) share.add(connection);
  });

  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket, url = "" } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    if (connection.isSpare && !healthPath.test(url)) return drop(connection, "total");
    connection.unanswered += 1;
    connection.request = request;
    connection.start = socket.bytesRead;
    connection.received = [];
    makeProgress(connection);
    response.on("close", () => {
      connection.unanswered -= 1;
      makeProgress(connection);
    });
    if (connection.unanswered > maxUnanswered) drop(connection, "pipelining");
  });

  /** Moves a connection behind all others. */
  function makeProgress(connection: Connection): void {
    connection.progress = connection.socket.bytesRead;
    for (const share of connection.shares) if (share.delete(connection)) share.add(connection);
  }

  /** Closes the one without progress longest. Where all are at work, the new one is spare. */
  function makeRoom(share: Share, limit: number, newcomer: Connection, reason: DropReason): void {
    const spare: Connection[] = [];
    for (const connection of share) {
      if (connection.socket.destroyed) continue;
      if (connection.isSpare) spare.push(connection);
      else if (hasSentMore(connection)) makeProgress(connection);
      else if (isWaitedFor(connection)) return drop(connection, reason);
    }
    newcomer.isSpare = share.size - spare.length >= limit;
    const idle = spare.find(isWaitedFor);
    if (idle && !newcomer.isSpare) drop(idle, reason);
    else if (spare.length >= maxSpare) drop(idle ?? newcomer, reason);
  }

  /** Runs each second. The wait for the first byte of a body does not count in the rate of the rest. */
  function checkBodies(): void {
    for (const connection of all) {
      const { socket, request, start, received } = connection;
      if (!request || request.complete || socket.destroyed) continue;
      const { bytesRead } = socket;
      if (received.at(-1) === start && bytesRead > start) connection.received = [bytesRead];
      else received.push(bytesRead);
      if (received.length <= rateSeconds) continue;
      const [before = 0] = received;
      if (bytesRead - before < minRate * rateSeconds) drop(connection, "stall");
      else received.shift();
    }
  }

  function drop({ socket }: Connection, reason: DropReason): void {
    if (socket.destroyed) return;
    socket.destroy();
    onDropped(reason);
  }
}

/** Whether more of a body has come since the connection last made progress; a byte now and then is none. */
function hasSentMore({ socket, request, progress }: Connection): boolean {
  return request?.complete === false && socket.bytesRead - progress >= minRate;
}

/** Whether the server waits for the client, not the client for the server. */
function isWaitedFor({ unanswered, request }: Connection): boolean {
  return unanswered === 0 || request?.complete === false;
}
