import type { FastifyInstance } from "fastify";
import { defaultDeadlines, type Deadlines } from "../deadlines.ts";
import { watchReadiness } from "./readiness.ts";

/** What the health checks work with. */
export interface HealthRoutesOptions {
  /** Rejects where no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  readonly deadlines?: Deadlines;
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
  app.get("/readyz/pages", () => ({ status: "ready" }));
  app.get("/readyz", (_request, reply) =>
    canStore() ? { status: "ready" } : reply.code(503).send({ status: "unavailable" }),
  );
}
