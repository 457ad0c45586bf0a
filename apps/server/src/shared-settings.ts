import type { FastifyInstance } from "fastify";
import type { Metrics } from "./config/metrics.ts";
import type { Visits } from "./numbers/visits.ts";
import type { SiteResponses } from "./site/site-responses.ts";
import type { Site } from "./site/site.ts";
import type { CreateLimiter } from "./http/limiter.ts";
import type { Limits } from "./http/limits.ts";

export interface SharedSettings {
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  readonly createLimiter: CreateLimiter;
  readonly metrics: Metrics;
  readonly site: Site;
  readonly siteResponses: SiteResponses;
  readonly visits: Visits;
}

declare module "fastify" {
  interface FastifyInstance extends SharedSettings {
    /** Whether each response closes its connection, so that clients go to another server. */
    isDraining: boolean;
  }
}

/** Adds the shared settings. A closing app drains, since a kept connection would delay it until its client leaves. */
export function addSharedSettings(app: FastifyInstance, settings: SharedSettings): void {
  for (const [name, value] of Object.entries(settings)) app.decorate(name, value);
  app.decorate("isDraining", false);
  app.addHook("preClose", async () => {
    app.isDraining = true;
  });
}
