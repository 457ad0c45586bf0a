import { systemClock } from "../config/clock.ts";
import { HttpError } from "../http/http-error.ts";
import type { PortCall, PortResult } from "./serve-ports.ts";

/** How many calls may wait for the thread. */
const maxWaiting = 256;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Ports of another thread, as this one calls them. */
interface PortCalls<Ports> {
  /** Each method is a call; it rejects where there is no answer in time, and may be done all the same. */
  readonly ports: Ports;
  /** Takes the answer to a call. */
  readonly settle: (answer: PortResult) => void;
  /** Rejects each call that waits. */
  readonly rejectAll: (reason: Error) => void;
  /** How many calls wait. */
  readonly count: () => number;
}

/**
 * Calls the ports that another thread serves.
 *
 * @param post posts a call to that thread
 * @param timeout how long a call may take, in milliseconds
 * @param onCall told how many seconds each call took, well or badly
 * @example callPorts<LocalPorts>((call) => worker.postMessage(call), 5000).ports.messages.list();
 */
export function callPorts<Ports extends object>(
  post: (call: PortCall) => void,
  timeout: number,
  onCall?: (operation: string, seconds: number) => void,
): PortCalls<Ports> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ports = new Proxy({}, { get: (_, port) => portOf(String(port)) });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other thread serves these very ports
    ports: ports as Ports,
    settle(answer) {
      const asked = waiting.get(answer.id);
      if ("refused" in answer) asked?.reject(new HttpError(answer.refused, { headers: answer.headers }));
      else if ("error" in answer) asked?.reject(answer.error);
      else asked?.resolve(answer.result);
    },
    rejectAll(reason) {
      for (const { reject } of waiting.values()) reject(reason);
    },
    count: () => waiting.size,
  };

  function portOf(port: string): object {
    return new Proxy(
      {},
      {
        get:
          (_, method) =>
          async (...args: unknown[]) =>
            await call(port, String(method), args),
      },
    );
  }

  async function call(port: string, method: string, args: readonly unknown[]): Promise<unknown> {
    if (waiting.size >= maxWaiting) throw new HttpError("overloaded");
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = (lastId += 1);
    const startedAt = performance.now();
    waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => {
      reject(new Error(`The database did not answer ${port}.${method} within ${timeout} ms.`));
    }, timeout);
    try {
      post({ id, port, method, args, deadline: systemClock.elapsed() + timeout });
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      onCall?.(`${port}.${method}`, (performance.now() - startedAt) / 1000);
    }
  }
}
