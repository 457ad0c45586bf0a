import type { FastifyInstance } from "fastify";
import { defaultDeadlines, type Deadlines } from "../config/deadlines.ts";
import { watchReadiness } from "./readiness.ts";

/** What the health checks work with. */
export interface HealthRoutesOptions {
  /** Rejects where no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  readonly deadlines?: Deadlines;
  /** Aborted where the server is about to close, and new requests should go elsewhere. */
  readonly draining?: AbortSignal;
}

/**
 * The health checks: `/healthz` (liveness: the process responds), `/readyz/pages` (it serves pages) and `/readyz` (it can
 * also store messages). They say what is known before, and no more, since all are public (OWASP ASVS 5.0, 13.4.5).
 */
export async function healthRoutes(app: FastifyInstance, options: HealthRoutesOptions): Promise<void> {
  const { canStore, stop } = await watchReadiness({
    probe: options.probeStorage,
    deadlines: options.deadlines ?? defaultDeadlines,
    log: app.log,
  });
  app.addHook("onClose", stop);
  app.get("/healthz", () => ({ status: "ok" }));
  answer("/readyz/pages", () => true);
  answer("/readyz", canStore);

  function answer(path: string, isReady: () => boolean): void {
    app.get(path, (_request, reply) =>
      isReady() && !options.draining?.aborted
        ? { status: "ready" }
        : reply.code(503).send({ status: "unavailable" }),
    );
  }
}
