import type { FastifyInstance } from "fastify";
import type { MessageStore } from "../messages/message-store.ts";

/**
 * Adds the health checks: `/healthz` (liveness: the process responds) and `/readyz` (readiness: it can also store messages). Neither says more, since both are
 * public (OWASP ASVS 5.0, 13.4.5).
 */
export function addHealthRoutes(app: FastifyInstance, messages: Pick<MessageStore, "check">): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await messages.check();
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "database not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
