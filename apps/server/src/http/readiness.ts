import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Deadlines } from "../config/deadlines.ts";

/** What the health checks say. Asking costs nothing: it is known before. */
export interface Readiness {
  /** Whether the last probe of the storage succeeded, a moment ago. Messages are tried in any case. */
  readonly canStore: () => boolean;
}

interface ReadinessOptions {
  /** Rejects where messages cannot be stored, or soon not any more. */
  readonly probe: () => Promise<void>;
  readonly deadlines: Pick<Deadlines, "probeInterval" | "probeLifetime">;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/**
 * Probes the storage again and again in the background. Messages can be stored where the last probe succeeded, and not
 * long ago: a storage that hangs answers no probe.
 *
 * @returns fulfilled after the first probe
 */
export async function watchReadiness(
  options: ReadinessOptions,
): Promise<Readiness & { readonly stop: () => Promise<void> }> {
  const { probe, deadlines, log } = options;
  const stopping = new AbortController();
  let hasFailed = false;
  let succeededAt: number | undefined;
  await probeOnce();
  const finished = probeUntilStopped();
  return {
    canStore: () => succeededAt !== undefined && performance.now() - succeededAt < deadlines.probeLifetime,
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function probeUntilStopped(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await setTimeout(deadlines.probeInterval, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await probeOnce();
    }
  }

  async function probeOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      await probe();
      if (hasFailed) log.warn("ready to store messages again");
      hasFailed = false;
      succeededAt = startedAt;
    } catch (error) {
      log.error({ err: error }, "not ready to store messages; each one is tried all the same");
      hasFailed = true;
      succeededAt = undefined;
    }
  }
}
