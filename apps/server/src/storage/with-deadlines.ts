import { systemClock } from "../config/clock.ts";
import type { Metrics } from "../config/metrics.ts";
import { StorageError } from "../config/errors.ts";

const maxCalls = 256;

interface DeadlineOptions {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  /** Runs a call, and may run it again until the deadline, by `systemClock.elapsed`. @default runs it once */
  readonly run?: <Result>(work: () => Promise<Result>, deadline: number) => Promise<Result>;
  readonly metrics?: Metrics | undefined;
}

/** A call that is rejected for its time may succeed later. */
export function withDeadlines<Ports extends object>(
  ports: Ports,
  { timeout, run = (work) => work(), metrics }: DeadlineOptions,
): { readonly ports: Ports; readonly countCalls: () => number } {
  let calls = 0;
  return { ports: wrapPorts(ports, call), countCalls: () => calls };

  async function call(work: () => Promise<unknown>, operation: string): Promise<unknown> {
    if (calls >= maxCalls) throw new StorageError("overloaded", `${calls} calls wait for the database.`);
    calls += 1;
    const endTimer = metrics?.storeDuration.startTimer({ operation });
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(
        new StorageError("timeout", `The database did not answer ${operation} within ${timeout} ms.`),
      );
    }, timeout);
    try {
      return await Promise.race([run(work, systemClock.elapsed() + timeout), late.promise]);
    } finally {
      clearTimeout(timer);
      calls -= 1;
      endTimer?.();
    }
  }
}

export function wrapPorts<Ports extends object>(
  ports: Ports,
  around: (work: () => Promise<unknown>, operation: string) => Promise<unknown>,
): Ports {
  const wrapped = Object.entries(ports).map(([name, port]: [string, object]) => {
    const methods = Object.entries(port).map(([key, method]) => [
      key,
      async (...args: unknown[]) =>
        await around(async () => await Reflect.apply(method, port, args), `${name}.${key}`),
    ]);
    return [name, Object.fromEntries(methods)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same ports, by the same names
  return Object.fromEntries(wrapped) as Ports;
}
