import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { logTally } from "../config/log-tally.ts";
import type { Metrics } from "../config/metrics.ts";
import { rateLimitKey } from "./limiter.ts";

export interface ConnectionLimits {
  readonly total: number;
  readonly perAddress: number;
  /** Whether an address is a proxy's, which connects for many visitors. */
  readonly isProxy: (address: string) => boolean;
}

/** The most requests of one connection without a response; browsers send one at a time. */
const maxUnanswered = 16;
const minProgress = 500;
/** The most connections beyond the total, whose first request must be a health check. */
const maxSpare = 50;
export const healthPath = /^\/(?:healthz|readyz)(?:[/?]|$)/;

type DropReason = "total" | "address" | "pipelining" | "stall";

interface Connection {
  readonly socket: Socket;
  readonly groups: readonly Group[];
  /** Whether it was accepted while all others were busy. */
  isSpare: boolean;
  unanswered: number;
  request?: IncomingMessage;
  progress: number;
}

/** Connections that are counted together. The one without progress for longest is first. */
type Group = Set<Connection>;

/**
 * Limits the connections of a server, in total and per address. A connection above a limit closes the one that the server
 * has waited for longest: for a request, the rest of its head, or its body. A health check is answered even if all
 * connections are busy. Also closes connections that send requests and read no response.
 *
 * Node cannot do this: `maxConnections` rejects the new connection and keeps the idle ones, so that one client could
 * lock all others out.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, isProxy }: ConnectionLimits,
  { httpDropped }: Metrics,
  log: FastifyBaseLogger,
): void {
  const countDrop = logTally(log, "connections closed");
  const all: Group = new Set();
  const byAddress = new Map<string, Group>();
  const connections = new WeakMap<Socket, Connection>();

  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress ?? "";
    const address = rateLimitKey(peer);
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress);
    const groups = [all, ofAddress];
    const connection: Connection = { socket, groups, isSpare: false, unanswered: 0, progress: 0 };
    connections.set(socket, connection);
    socket.on("timeout", () => {
      // An idle connection has its own timeout.
      if (connection.unanswered > 0) drop(connection, "stall");
    });
    socket.once("close", () => {
      for (const group of groups) group.delete(connection);
      if (ofAddress.size === 0) byAddress.delete(address);
    });
    if (ofAddress.size >= perAddress && !isProxy(peer))
      makeRoom(ofAddress, perAddress, connection, "address");
    else if (all.size >= total) makeRoom(all, total, connection, "total");
    for (const group of groups) group.add(connection);
  });

  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket, url = "" } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    if (connection.isSpare && !healthPath.test(url)) return drop(connection, "total");
    connection.unanswered += 1;
    connection.request = request;
    recordProgress(connection);
    response.on("close", () => {
      connection.unanswered -= 1;
      recordProgress(connection);
    });
    if (connection.unanswered > maxUnanswered) drop(connection, "pipelining");
  });

  function recordProgress(connection: Connection): void {
    connection.progress = connection.socket.bytesRead;
    for (const group of connection.groups) if (group.delete(connection)) group.add(connection);
  }

  /** Closes the connection without progress for longest. If all are busy, the new one is spare. */
  function makeRoom(group: Group, limit: number, newcomer: Connection, reason: DropReason): void {
    const spare: Connection[] = [];
    for (const connection of group) {
      if (connection.socket.destroyed) continue;
      if (connection.isSpare) spare.push(connection);
      else if (hasSentMore(connection)) recordProgress(connection);
      else if (isAwaited(connection)) return drop(connection, reason);
    }
    newcomer.isSpare = group.size - spare.length >= limit;
    const idle = spare.find(isAwaited);
    if (idle && !newcomer.isSpare) drop(idle, reason);
    else if (spare.length >= maxSpare) drop(idle ?? newcomer, reason);
  }

  function drop({ socket }: Connection, reason: DropReason): void {
    if (socket.destroyed) return;
    socket.destroy();
    countDrop(reason);
    httpDropped.inc({ reason });
  }
}

/** Whether more of a body came since the latest progress. Single bytes do not count. */
function hasSentMore({ socket, request, progress }: Connection): boolean {
  return request?.complete === false && socket.bytesRead - progress >= minProgress;
}

/** Whether the server waits for the client, not the client for the server. */
function isAwaited({ unanswered, request }: Connection): boolean {
  return unanswered === 0 || request?.complete === false;
}
