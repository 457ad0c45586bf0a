import assert from "node:assert";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The treatment of connections: forwarded, cut at once, or left without an answer. */
type Mode = "pass" | "cut" | "hold";

/** The point at which a connection is cut. */
interface Cut {
  /** Matches one chunk, of either direction. */
  readonly at: RegExp;
  /** Matches an earlier chunk of the same connection. */
  readonly after?: RegExp;
}

/** A connection through the proxy. */
interface Link {
  readonly sockets: readonly [client: Socket, upstream: Socket];
  /** Whether `after` has matched. */
  isArmed: boolean;
}

/**
 * Starts a proxy that can break the connections to a server on this machine.
 *
 * @example
 * const proxy = await startTcpProxy(new URL(await temporaryPostgres()));
 * const lost = proxy.cut({ at: /COMMIT\0/ });
 */
export async function startTcpProxy(target: URL) {
  const links = new Set<Link>();
  let mode: Mode = "pass";
  let upstreamUrl = target;
  let delay = 0;
  let silenced: RegExp | undefined;
  let cut: { readonly where: Cut; readonly done: () => void } | undefined;
  const server = createServer((client) => {
    if (mode === "cut") {
      client.destroy();
      return;
    }
    const upstream = connect(Number(upstreamUrl.port), upstreamUrl.hostname);
    const link: Link = { sockets: [client, upstream], isArmed: false };
    links.add(link);
    pass(link, client, upstream);
    pass(link, upstream, client);
    if (mode === "hold") hold(link);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert(address && typeof address === "object");
  const url = new URL(target);
  url.port = String(address.port);
  url.hostname = "127.0.0.1";
  return {
    /** The target's address through the proxy. */
    url,
    /** Cuts the first connection that matches. Resolves when it is cut. */
    cut(where: Cut): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      for (const link of links) link.isArmed = false;
      cut = { where, done: resolve };
      return promise;
    },
    /** Cancels the last `cut`. */
    cutNoMore() {
      cut = undefined;
    },
    /** Cuts all connections, and new ones. */
    refuse() {
      mode = "cut";
      for (const link of links) end(link);
    },
    /** Holds all data back. */
    hold() {
      mode = "hold";
      links.forEach(hold);
    },
    /** Holds each connection back from its first chunk that matches. */
    silence(from: RegExp) {
      silenced = from;
    },
    /** Forwards again, also held data. */
    pass() {
      mode = "pass";
      for (const { sockets } of links) for (const socket of sockets) socket.resume();
    },
    /** Cuts all connections, and forwards new ones to another server. */
    redirect(to: URL) {
      upstreamUrl = to;
      for (const link of links) end(link);
    },
    /** Delays all data by some milliseconds. */
    slowDown(milliseconds: number) {
      delay = milliseconds;
    },
    async close() {
      for (const link of links) end(link);
      server.close();
      await once(server, "close");
    },
  };

  function pass(link: Link, from: Socket, to: Socket): void {
    from.on("data", (data: Buffer) => {
      if (silenced?.test(data.toString("latin1"))) {
        hold(link);
        return;
      }
      const hit = cut && isHit(cut.where, link, data.toString("latin1")) ? cut : undefined;
      if (!hit) {
        send(to, data);
        return;
      }
      cut = undefined;
      end(link);
      hit.done();
    });
    from.on("error", () => end(link));
    from.on("close", () => setTimeout(end, delay, link));
  }

  function send(to: Socket, data: Buffer): void {
    if (delay === 0) to.write(data);
    else setTimeout(() => to.writable && to.write(data), delay);
  }

  function end(link: Link): void {
    links.delete(link);
    for (const socket of link.sockets) socket.destroy();
  }
}

function isHit({ at, after }: Cut, link: Link, text: string): boolean {
  link.isArmed ||= after?.test(text) ?? true;
  return link.isArmed && at.test(text);
}

function hold({ sockets }: Link): void {
  for (const socket of sockets) socket.pause();
}
