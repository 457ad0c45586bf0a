import fp from "fastify-plugin";
import type { Telemetry } from "../config/telemetry.ts";
import type { CreateLimiter } from "./limiter.ts";
import type { Limits } from "./limits.ts";

/** The settings that several plugins share, as decorators of the app. */
export interface SharedSettings {
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  readonly createLimiter: CreateLimiter;
  readonly telemetry: Telemetry;
}

declare module "fastify" {
  interface FastifyInstance extends SharedSettings {
    /** Whether each response closes its connection, so that clients go to another server. */
    isDraining: boolean;
  }
}

/** Adds the shared settings. A closing app drains, since a kept connection would delay it until its client leaves. */
export const sharedSettings = fp<SharedSettings>(
  async (app, { publicUrl, limits, createLimiter, telemetry }) => {
    app.decorate("publicUrl", publicUrl);
    app.decorate("limits", limits);
    app.decorate("createLimiter", createLimiter);
    app.decorate("telemetry", telemetry);
    app.decorate("isDraining", false);
    app.addHook("preClose", async () => {
      app.isDraining = true;
    });
  },
  { name: "shared-settings" },
);
