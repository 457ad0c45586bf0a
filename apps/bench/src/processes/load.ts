import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import type { RunningServer } from "./start-server.ts";

/** Requests over connections that are kept. */
interface Requests {
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second. Default: as many as are answered. */
  readonly rate?: number;
  /** Returns the text of the next request. */
  readonly next: () => string;
}

type Outcome = Readonly<Record<"perSecond" | "processorTime" | "p99", number>>;

/**
 * Sends requests to a server over bare sockets, since an HTTP client would need more time than the servers do.
 *
 * @returns the responses a second, the server's processor time for each in µs, and the 99th percentile of the response
 *   times in ms: with a rate, from when each request was due
 * @throws {Error} if a response is neither 200 nor 304
 */
export async function load({ origin, pid }: RunningServer, requests: Requests): Promise<Outcome> {
  const { connections, seconds, rate = Infinity, next } = requests;
  const { hostname: host, port } = new URL(origin);
  const before = await processorTimeOf(pid);
  const start = performance.now();
  const [end, interval] = [start + seconds * 1000, (connections * 1000) / rate];
  const times: number[] = [];
  const useConnection = async (index: number): Promise<void> => {
    let [due, missing] = [start + (index / connections) * interval, 0];
    const send = () => {
      const now = performance.now();
      if (interval === 0) due = now;
      if (due > end) socket.end();
      else if (due > now) setTimeout(() => socket.write(next()), due - now);
      else socket.write(next());
    };
    const buffer = Buffer.alloc(2 ** 16);
    const callback = (size: number) => {
      missing = (missing || responseLength(buffer)) - size;
      if (missing === 0) {
        times.push(performance.now() - due);
        due += interval;
        send();
      } else if (!(missing > 0)) socket.destroy(new Error(`Expected 200 or 304, got: ${buffer.toString()}`));
      return true;
    };
    // A new buffer for each response would cost more time than all else.
    const onread = { buffer, callback };
    const socket = connect({ host, port: Number(port), noDelay: true, onread }, send);
    await once(socket, "close");
    if (due <= end) throw new Error(`${origin} closed a connection.`);
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => useConnection(index)));
  const spent = (await processorTimeOf(pid)) - before;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / seconds, processorTime: (spent / times.length) * 1e6, p99 };
}

/** Reads the length of a response from its head, which arrives in one piece. */
function responseLength(buffer: Buffer): number {
  const head = buffer.toString("latin1", 0, buffer.indexOf("\r\n\r\n") + 4);
  const [, length] = /^HTTP\/1\.1 200 .*^content-length: (\d+)/ims.exec(head) ?? [];
  return head.length + (head.startsWith("HTTP/1.1 304 ") ? 0 : Number(length));
}

/** Reads the processor time of a process and its children so far, in seconds. Linux only. */
async function processorTimeOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  let ticks = 0;
  for (const process of [pid, ...(children.match(/\d+/g) ?? [])]) {
    const stat = await readFile(`/proc/${process}/stat`, "utf8");
    // The name in parentheses can contain anything. proc_pid_stat(5) lists the fields after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
}
