import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Deadlines } from "../environment/deadlines.ts";

/** What the health checks say. Asking costs nothing: it is known before. */
export interface Readiness {
  /** Whether messages could be stored a moment ago. */
  readonly canStore: () => boolean;
}

interface ReadinessOptions {
  /** Rejects where no message can be stored. */
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
      if (hasFailed) log.warn("messages can be stored again");
      hasFailed = false;
      succeededAt = startedAt;
    } catch (error) {
      log.error({ err: error }, "messages cannot be stored");
      hasFailed = true;
      succeededAt = undefined;
    }
  }
}
