import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "../config/clock.ts";
import { Refusal, StorageError } from "../config/errors.ts";
import { isLock } from "./sqlite-errors.ts";

interface Channel {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Node types messages
  readonly on: (event: "message", listener: (message: any) => void) => unknown;
  readonly postMessage: (message: unknown) => void;
}

/** A call. No attempt begins after its deadline, by `systemClock.elapsed`. */
type Call = { id: number; port: string; method: string; args: readonly unknown[]; deadline: number };
/** The end of a call. A clone of an error has only its message, so errors of own classes are arguments. */
type Answer = { id: number; result?: unknown; error?: unknown } & {
  refusal?: ConstructorParameters<typeof Refusal>;
  storageError?: ConstructorParameters<typeof StorageError>;
};
/** The first message: the methods of each port. */
type Served = { methods: readonly (readonly [port: string, methods: readonly string[]])[] };

/** Serves the methods of ports to another thread. Retries a call while another process locks the database. */
export function serveRpc(channel: Channel, ports: Readonly<Record<string, object>>): void {
  channel.on("message", (call: Call) => {
    void answer(ports[call.port], call).then((message) => channel.postMessage(message));
  });
  channel.postMessage({ methods: Object.entries(ports).map(([name, port]) => [name, Object.keys(port)]) });
}

async function answer(port: object | undefined, { id, method, args, deadline }: Call): Promise<Answer> {
  let late: StorageError | undefined;
  while (systemClock.elapsed() < deadline) {
    try {
      return { id, result: await Reflect.apply(Reflect.get(port ?? {}, method), port, args) };
    } catch (error) {
      if (error instanceof Refusal) return { id, refusal: [error.code, error.wait] };
      const own = error instanceof StorageError ? error : undefined;
      if (!isLock(error)) return own ? { id, storageError: [own.code, own.message] } : { id, error };
      late = own ?? new StorageError("locked", "Another process locked the database until the deadline.");
      // SQLite has rolled the call back.
      await pause(50 + 100 * Math.random());
    }
  }
  late ??= new StorageError("busy", "The database was busy with earlier calls until the call's deadline.");
  return { id, storageError: [late.code, late.message] };
}

/** Connects to served ports. @param timeoutOf how long a port's call may begin, and repeat during a lock, in milliseconds */
export async function connectRpc<Ports extends object>(
  channel: Channel,
  timeoutOf: (port: string) => number,
): Promise<Ports> {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const served = Promise.withResolvers<Served["methods"]>();
  let lastId = 0;
  channel.on("message", (message: Answer | Served) => {
    if ("methods" in message) return served.resolve(message.methods);
    const { id, result, error, refusal, storageError } = message;
    const waiting = pending.get(id);
    pending.delete(id);
    const own = refusal ? new Refusal(...refusal) : storageError && new StorageError(...storageError);
    if (own || "error" in message) waiting?.reject(own ?? error);
    else waiting?.resolve(result);
  });
  const ports = (await served.promise).map(([port, methods]) => {
    const calls = methods.map((method) => [method, (...args: unknown[]) => call(port, method, args)]);
    return [port, Object.fromEntries(calls)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other thread serves these ports
  return Object.fromEntries(ports) as Ports;

  async function call(port: string, method: string, args: readonly unknown[]): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    pending.set((lastId += 1), waiting);
    const deadline = systemClock.elapsed() + timeoutOf(port);
    channel.postMessage({ id: lastId, port, method, args, deadline } satisfies Call);
    return await waiting.promise;
  }
}
