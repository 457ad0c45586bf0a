import { setTimeout as pause } from "node:timers/promises";

/**
 * The end of a request. "nothing": the connection broke, and the request may have been done. "text lost": an error page
 * without the input.
 */
export type Answer = "thanked" | "refused" | "come again" | "text lost" | "nothing" | "unreachable" | "hung";

/** A visitor's request. Times are by `performance.now`. */
export interface Attempt {
  readonly server: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer: Answer;
}

/** The longest time that a visitor waits, in milliseconds: twice what the server promises. */
const patience = 10_000;

export interface Server {
  readonly index: number;
  readonly origin: string;
}

export type Send = (origin: string, signal: AbortSignal) => Promise<Answer>;

export function serverAt(origins: readonly string[], turn: number): Server {
  const index = turn % origins.length;
  return { index, origin: origins[index] ?? "" };
}

export function classify({ status }: Response): Answer {
  if (status < 400) return "thanked";
  return status < 500 ? "refused" : "come again";
}

export async function ask({ index, origin }: Server, send: Send): Promise<Attempt> {
  const startedAt = performance.now();
  const answer = await send(origin, AbortSignal.timeout(patience)).catch((error: Error): Answer => {
    if (error.name === "TimeoutError") return "hung";
    const { code } = Object(error.cause);
    return code === "ECONNREFUSED" ? "unreachable" : "nothing";
  });
  return { server: index, startedAt, endedAt: performance.now(), answer };
}

/** Adds up to five requests, each to the next server, until one is thanked or refused. */
export async function askOften(
  attempts: Attempt[],
  origins: readonly string[],
  turn: number,
  send: Send,
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const attempt = await ask(serverAt(origins, turn + tries), send);
    attempts.push(attempt);
    if (attempt.answer === "thanked" || attempt.answer === "refused") return;
    await pause(500);
  }
}

export function repeatUntilStopped(work: () => Promise<void>): () => Promise<void> {
  const over = new AbortController();
  const finished = (async () => {
    while (!over.signal.aborted) await work();
  })();
  return async () => {
    over.abort();
    await finished;
  };
}
