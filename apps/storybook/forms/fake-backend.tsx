import type { CallDefinition } from "@matchfront/api-client";
import { calls } from "@matchfront/api-client/calls";
import { useLayoutEffect, type ReactNode } from "react";
import { expect, screen, waitFor } from "storybook/test";

export type FakeResponse = "accepts" | "never responds" | "no network" | ErrorResponse;

type ErrorResponse = { readonly status: number; readonly message: string; readonly code?: number };

/** The behavior by the call's name in `calls`. Default: accepts. */
export type FakeResponses = { readonly [Name in keyof typeof calls]?: FakeResponse };

const known: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);

/**
 * Replaces `fetch` for the site's calls while it is mounted. Changed responses apply from the next call on. Dispatches
 * `online` when no response is "no network" any more.
 */
export function FakeBackend({ responses, children }: { responses: FakeResponses; children: ReactNode }) {
  const isOffline = Object.values(responses).includes("no network");
  useLayoutEffect(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const call = known.find(([, { path }]) => pathname.endsWith(path));
      if (!call) return fetch(input, init);
      const [name, definition] = call;
      const response = new Map(Object.entries(responses)).get(name) ?? "accepts";
      return respond(
        definition,
        response,
        init?.signal ?? (input instanceof Request ? input.signal : undefined),
      );
    };
    return () => {
      globalThis.fetch = fetch;
    };
  }, [responses]);
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
  response: FakeResponse,
  signal: AbortSignal | undefined,
): Promise<Response> {
  if (response === "no network") throw new TypeError("Failed to fetch");
  if (response === "never responds")
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  if (response !== "accepts") return Response.json(response, { status: response.status });
  return Response.json({ status: "bodyStatus" in success ? success.bodyStatus : "approved" });
}

/** Waits until a toast or a status shows the text. While a toast shows it, the status of the form is hidden or empty. */
export async function expectVisibleText(text: string | RegExp, timeout = 1000): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text).some(isVisible)).toBe(true), { timeout });
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
