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
