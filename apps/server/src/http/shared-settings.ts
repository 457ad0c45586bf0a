import type { FastifyInstance } from "fastify";
import type { Metrics } from "../config/metrics.ts";
import type { CreateLimiter } from "./limiter.ts";
import type { Limits } from "./limits.ts";

export interface SharedSettings {
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  readonly createLimiter: CreateLimiter;
  readonly metrics: Metrics;
}

declare module "fastify" {
  interface FastifyInstance extends SharedSettings {
    /** Whether each response closes its connection, so that clients go to another server. */
    isDraining: boolean;
  }
}

/** Adds the shared settings. A closing app drains, since a kept connection would delay it until its client leaves. */
export function addSharedSettings(
  app: FastifyInstance,
  { publicUrl, limits, createLimiter, metrics }: SharedSettings,
): void {
  app.decorate("publicUrl", publicUrl);
  app.decorate("limits", limits);
  app.decorate("createLimiter", createLimiter);
  app.decorate("metrics", metrics);
  app.decorate("isDraining", false);
  app.addHook("preClose", async () => {
    app.isDraining = true;
  });
}
