import { createMetrics } from "../src/config/metrics.ts";
import { createTelemetry } from "../src/config/telemetry.ts";

/** Counts for nobody, and logs nothing. */
export const noTelemetry = createTelemetry(createMetrics(), { error() {}, warn() {} });
