import type { MessagePort } from "node:worker_threads";
import { setTimeout } from "node:timers/promises";
import { systemClock } from "../config/clock.ts";
import type { ErrorCode } from "../http/error-table.ts";
import { HttpError, type HttpErrorOptions } from "../http/http-error.ts";

/** A call of a port's method, as it is posted to the thread that has the port. */
export interface PortCall {
  readonly id: number;
  readonly port: string;
  readonly method: string;
  readonly args: readonly unknown[];
  /** When nobody waits for the result any more, by `systemClock.elapsed`. */
  readonly deadline: number;
}

/** What is posted back. */
export type PortResult = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly refused: ErrorCode; readonly headers: HttpErrorOptions["headers"] }
  | { readonly error: unknown }
);

type Ports = Readonly<Record<string, object>>;

/**
 * Serves the methods of ports to another thread. While another process holds the database's lock, a call is tried again
 * until its deadline; it was rolled back each time, so it is done once or not at all.
 */
export function servePorts(channel: Pick<MessagePort, "on" | "postMessage">, ports: Ports): void {
  channel.on("message", (call: PortCall) => {
    void answerCall(ports, call, untilUnlocked).then((result) => channel.postMessage(result));
  });
}

/**
 * Answers a call of a port's method.
 *
 * @param repeat does it, and again where that may help, until the deadline
 */
export async function answerCall(
  ports: Ports,
  { id, port, method, args, deadline }: PortCall,
  repeat: (work: () => Promise<unknown>, deadline: number) => Promise<unknown>,
): Promise<PortResult> {
  try {
    return { id, result: await repeat(() => callMethod(ports[port], method, args), deadline) };
  } catch (error) {
    return error instanceof HttpError ? { id, refused: error.code, headers: error.headers } : { id, error };
  }
}

async function callMethod(
  port: object | undefined,
  name: string,
  args: readonly unknown[],
): Promise<unknown> {
  const method: unknown = port && Reflect.get(port, name);
  if (typeof method !== "function") throw new Error(`No port has a method ${name}.`);
  return await Reflect.apply(method, port, args);
}

async function untilUnlocked(run: () => Promise<unknown>, deadline: number): Promise<unknown> {
  for (;;) {
    if (systemClock.elapsed() >= deadline) throw new Error("The database was locked until the deadline.");
    try {
      return await run();
    } catch (error) {
      if (!isLocked(error)) throw error;
      await setTimeout(50 + 100 * Math.random());
    }
  }
}

/** SQLITE_BUSY, whose low byte all its kinds share (https://www.sqlite.org/rescode.html#busy). */
function isLocked(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === 5;
}
