import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/**
 * Adds `/healthz` (the process answers) and `/readyz` (it can also take messages: the database accepts
 * writes). Neither says more, since both are public (OWASP ASVS 5.0, 13.4.5).
 *
 * @example addHealthRoutes(app, database);
 */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      // Changes nothing, yet needs all that storing a message needs: the file, its lock and write access.
      await database.updateTable("mail_job").set({ state: "waiting" }).where("id", "=", "").execute();
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "database not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
