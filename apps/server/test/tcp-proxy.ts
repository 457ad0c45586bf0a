import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "./free-port.ts";

type Mode = "pass" | "cut" | "hold";

type Link = readonly [client: Socket, upstream: Socket];

/** Starts a proxy that can break the connections to a server on this machine. */
export async function startTcpProxy(target: URL) {
  const links = new Set<Link>();
  let mode: Mode = "pass";
  let upstreamUrl = target;
  let delay = 0;
  let silenced: RegExp | undefined;
  let cut: { readonly at: RegExp; readonly done: () => void } | undefined;
  const server = createServer((client) => {
    if (mode === "cut") {
      client.destroy();
      return;
    }
    const upstream = connect(Number(upstreamUrl.port), upstreamUrl.hostname);
    const link: Link = [client, upstream];
    links.add(link);
    pass(link, client, upstream);
    pass(link, upstream, client);
    if (mode === "hold") hold(link);
  });
  const url = new URL(target);
  url.port = String(await listen(server));
  url.hostname = "127.0.0.1";
  return {
    url,
    /** Cuts the first connection that has a chunk, of either direction, which matches. Resolves when it is cut. */
    cut(at: RegExp): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      cut = { at, done: resolve };
      return promise;
    },
    cutNoMore() {
      cut = undefined;
    },
    refuse() {
      mode = "cut";
      for (const link of links) end(link);
    },
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
      for (const link of links) for (const socket of link) socket.resume();
    },
    /** Cuts all connections, and forwards new ones to another server. */
    redirect(to: URL) {
      upstreamUrl = to;
      for (const link of links) end(link);
    },
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
      const text = data.toString("latin1");
      if (silenced?.test(text)) hold(link);
      else if (cut?.at.test(text)) {
        end(link);
        cut.done();
        cut = undefined;
      } else send(to, data);
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
    for (const socket of link) socket.destroy();
  }
}

function hold(link: Link): void {
  for (const socket of link) socket.pause();
}
