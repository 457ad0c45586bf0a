import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Deadlines } from "../config/deadlines.ts";

export interface HealthOptions {
  /** Rejects if no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  readonly deadlines: Deadlines;
}

/**
 * Adds the health checks: `/healthz` (the process responds), `/readyz/pages` (it serves pages) and `/readyz` (it can also
 * store messages). All are public, so that they say no more (OWASP ASVS 5.0, 13.4.5).
 */
export async function health(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const { probeStorage, deadlines } = options;
  const storage = await watchStorage(probeStorage, deadlines, app.log);
  app.addHook("onClose", () => storage.stop());
  app.get("/healthz", () => ({ status: "ok" }));
  addCheck("/readyz/pages", () => true);
  addCheck("/readyz", storage.canStore);

  function addCheck(path: string, isReady: () => boolean): void {
    app.get(path, (_request, reply) =>
      isReady() && !app.isDraining ? { status: "ready" } : reply.code(503).send({ status: "unavailable" }),
    );
  }
}

/**
 * Probes the storage in the background, so that checks cost nothing. A probe's success expires, since a storage that
 * hangs answers no later one. Resolves after the first probe.
 */
export async function watchStorage(
  probe: () => Promise<void>,
  { probeInterval, probeLifetime }: Pick<Deadlines, "probeInterval" | "probeLifetime">,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
) {
  let hasFailed = false;
  let succeededAt = -Infinity;
  let probing: Promise<void> | undefined;
  const probeNext = () => (probing ??= probeOnce().finally(() => (probing = undefined)));
  await probeNext();
  const timer = setInterval(() => void probeNext(), probeInterval);
  return {
    canStore: () => performance.now() - succeededAt < probeLifetime,
    async stop() {
      clearInterval(timer);
      await probing;
    },
  };

  async function probeOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      await probe();
      if (hasFailed) log.warn("ready to store messages again");
      hasFailed = false;
      succeededAt = startedAt;
    } catch (err) {
      log.error({ err }, "not ready to store messages; the server still tries each one");
      hasFailed = true;
      succeededAt = -Infinity;
    }
  }
}
