/**
 * How a request ended. "nothing" is a connection that broke: what became of the request, nobody can say. "text lost" is
 * a page that asks to come again, and does not have what was typed.
 */
export type Answer = "thanked" | "refused" | "come again" | "text lost" | "nothing" | "unreachable" | "hung";

/** One request that a visitor made. */
export interface Attempt {
  /** The index of the server that it went to. */
  readonly server: number;
  /** By `performance.now`. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly answer: Answer;
}

/** How long a visitor waits: twice what the server promises. */
const patience = 10_000;

/** One of the servers of a run. */
export interface Server {
  readonly index: number;
  readonly origin: string;
}

/** A request to a server. */
export type Send = (origin: string, signal: AbortSignal) => Promise<Answer>;

/** The server whose turn it is. */
export function serverAt(origins: readonly string[], turn: number): Server {
  const index = turn % origins.length;
  return { index, origin: origins[index] ?? "" };
}

/** Returns the kind of an answer. */
export function classify({ status }: Response): Answer {
  if (status < 400) return "thanked";
  return status < 500 ? "refused" : "come again";
}

/** Makes a request, for as long as a visitor waits. */
export async function ask({ index, origin }: Server, send: Send): Promise<Attempt> {
  const startedAt = performance.now();
  const answer = await send(origin, AbortSignal.timeout(patience)).catch((error: Error): Answer => {
    if (error.name === "TimeoutError") return "hung";
    const { code } = Object(error.cause);
    return code === "ECONNREFUSED" ? "unreachable" : "nothing";
  });
  return { server: index, startedAt, endedAt: performance.now(), answer };
}
