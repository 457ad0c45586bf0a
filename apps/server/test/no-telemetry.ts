import { createMetrics, createTelemetry } from "../src/operations/metrics.ts";

/** Counts for nobody, and logs nothing. */
export const noTelemetry = createTelemetry(createMetrics(), { error() {}, warn() {} });
