import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "./config/clock.ts";
import { HttpError } from "./http/http-error.ts";
import { isLock } from "./storage/sqlite-errors.ts";
import { StorageError } from "./storage/storage-error.ts";

/** A worker, or the port of one. */
interface Channel {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Node types messages
  readonly on: (event: "message", listener: (message: any) => void) => unknown;
  readonly postMessage: (message: unknown) => void;
}

interface Call {
  readonly id: number;
  readonly port: string;
  readonly method: string;
  readonly args: readonly unknown[];
  /** The time after which no attempt begins, by `systemClock.elapsed`. */
  readonly deadline: number;
}

/** The names of the methods of each port. */
type Methods = readonly (readonly [port: string, methods: readonly string[]])[];
type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown }
  | { readonly id: number; readonly httpError: ConstructorParameters<typeof HttpError> }
  | { readonly id: number; readonly storageError: ConstructorParameters<typeof StorageError> };

/** Serves the methods of ports to another thread. Retries a call while another process locks the database. */
export function serveRpc(channel: Channel, ports: Readonly<Record<string, object>>): void {
  channel.on("message", (call: Call) => {
    void answer(ports[call.port], call).then((message) => channel.postMessage(message));
  });
  channel.postMessage({ methods: Object.entries(ports).map(([name, port]) => [name, Object.keys(port)]) });
}

const busy = new StorageError("busy", "The database was busy with earlier calls until the call's deadline.");
const locked = new StorageError("locked", "Another process locked the database until the call's deadline.");

/** @param late the error if the deadline is over */
async function answer(port: object | undefined, call: Call, late = busy): Promise<Answer> {
  const { id, method, args, deadline } = call;
  if (systemClock.elapsed() >= deadline) return { id, storageError: [late.code, late.message] };
  try {
    return { id, result: await Reflect.apply(Reflect.get(port ?? {}, method), port, args) };
  } catch (error) {
    if (isLock(error)) {
      // SQLite has rolled the call back.
      await pause(50 + 100 * Math.random());
      return await answer(port, call, error instanceof StorageError ? error : locked);
    }
    // A clone of an error keeps only its message.
    if (error instanceof HttpError) return { id, httpError: [error.code, { headers: error.headers }] };
    if (error instanceof StorageError) return { id, storageError: [error.code, error.message] };
    return { id, error };
  }
}

/**
 * Connects to ports that another thread serves.
 *
 * @param timeoutOf returns how long that thread may begin a call of a port, and repeat it during a lock, in milliseconds
 */
export async function connectRpc<Ports extends object>(
  channel: Channel,
  timeoutOf: (port: string) => number,
): Promise<Ports> {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const served = Promise.withResolvers<Methods>();
  let lastId = 0;
  channel.on("message", (message: Answer | { readonly methods: Methods }) => {
    if ("methods" in message) return served.resolve(message.methods);
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if ("httpError" in message) waiting?.reject(new HttpError(...message.httpError));
    else if ("storageError" in message) waiting?.reject(new StorageError(...message.storageError));
    else if ("error" in message) waiting?.reject(message.error);
    else waiting?.resolve(message.result);
  });
  const ports = (await served.promise).map(([port, methods]) => {
    const calls = methods.map((method) => [method, (...args: unknown[]) => call(port, method, args)]);
    return [port, Object.fromEntries(calls)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other thread serves these ports
  return Object.fromEntries(ports) as Ports;

  async function call(port: string, method: string, args: readonly unknown[]): Promise<unknown> {
    const id = (lastId += 1);
    const waiting = Promise.withResolvers<unknown>();
    pending.set(id, waiting);
    const deadline = systemClock.elapsed() + timeoutOf(port);
    channel.postMessage({ id, port, method, args, deadline } satisfies Call);
    return await waiting.promise;
  }
}
