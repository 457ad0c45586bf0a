import assert from "node:assert";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What becomes of a connection: it is passed on, cut as soon as it is made, or neither ends nor answers. */
type Mode = "pass" | "cut" | "hold";

/** Where a connection is cut. */
interface Cut {
  /** What is in one piece of what passes, either way. */
  readonly at: RegExp;
  /** What must have passed on the same connection before, either way. */
  readonly after?: RegExp;
  /** Whether the piece itself still arrives. */
  readonly passes?: boolean;
}

/** A connection through the proxy. */
interface Link {
  readonly sockets: readonly [client: Socket, upstream: Socket];
  /** Whether what a cut comes after has passed. */
  isArmed: boolean;
}

/**
 * A proxy before a server on this machine, which makes a network fail.
 *
 * @example
 * const proxy = await startTcpProxy(new URL(cluster.url("test")));
 * const lost = proxy.cut({ at: /COMMIT\0/ });
 */
export async function startTcpProxy(target: URL) {
  const links = new Set<Link>();
  let mode: Mode = "pass";
  let upstreamUrl = target;
  let delay = 0;
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
    /** The target's address, by way of the proxy. */
    url,
    /** Cuts one connection, both ways, at what matches next. @returns fulfilled when it is cut */
    cut(where: Cut): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      for (const link of links) link.isArmed = false;
      cut = { where, done: resolve };
      return promise;
    },
    /** Takes the last `cut` back. */
    cutNoMore() {
      cut = undefined;
    },
    /** Cuts all connections, and from then on each new one. */
    refuse() {
      mode = "cut";
      for (const link of links) end(link);
    },
    /** Lets nothing through, and says nothing to either side. */
    hold() {
      mode = "hold";
      links.forEach(hold);
    },
    /** Passes on again what was held, and new connections. */
    pass() {
      mode = "pass";
      for (const { sockets } of links) for (const socket of sockets) socket.resume();
    },
    /** Cuts all connections; new ones lead to another server. */
    redirect(to: URL) {
      upstreamUrl = to;
      for (const link of links) end(link);
    },
    /** Passes everything on so many milliseconds later. */
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
      const hit = cut && isHit(cut.where, link, data.toString("latin1")) ? cut : undefined;
      if (!hit || hit.where.passes) send(to, data);
      if (!hit) return;
      cut = undefined;
      // What was sent arrives first.
      setImmediate(() => {
        end(link);
        hit.done();
      });
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
