import { calls, type CallDefinition } from "@matchfront/api-client";
import { useLayoutEffect, type ReactNode } from "react";

/** The backend's behavior for a call. */
export type Answer = "accepts" | "never answers" | "no network" | Refusal;

/** An error response. Visitors see the message. */
type Refusal = { readonly status: number; readonly message: string; readonly code?: number };

/** The behavior by the call's name in `calls`. Default: accepts. */
export type Answers = { readonly [Name in keyof typeof calls]?: Answer };

const known: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);

/**
 * Replaces `fetch` for the site's calls while it is mounted. Changed answers apply from the next call on. When no answer is
 * "no network" any more, dispatches `online`.
 */
export function FakeBackend({ answers, children }: { answers: Answers; children: ReactNode }) {
  const isOffline = Object.values(answers).includes("no network");
  useLayoutEffect(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const call = known.find(([, { path }]) => pathname.endsWith(path));
      if (!call) return fetch(input, init);
      const [name, definition] = call;
      const answer = new Map(Object.entries(answers)).get(name) ?? "accepts";
      return respond(
        definition,
        answer,
        init?.signal ?? (input instanceof Request ? input.signal : undefined),
      );
    };
    return () => {
      globalThis.fetch = fetch;
    };
  }, [answers]);
  useLayoutEffect(() => {
    if (!isOffline) return undefined;
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, "onLine");
      dispatchEvent(new Event("online"));
    };
  }, [isOffline]);
  return children;
}

async function respond(
  { success }: CallDefinition,
  answer: Answer,
  signal: AbortSignal | undefined,
): Promise<Response> {
  if (answer === "no network") throw new TypeError("Failed to fetch");
  if (answer === "never answers")
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  if (answer !== "accepts") return Response.json(answer, { status: answer.status });
  return Response.json({ status: "bodyStatus" in success ? success.bodyStatus : "approved" });
}
