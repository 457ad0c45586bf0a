import type { TestProject } from "vitest/node";
import { postgresPrograms, startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The superuser's address of the run's PostgreSQL; undefined if it is not installed. */
    postgres: string | undefined;
  }
}

export default async function setup(project: TestProject) {
  if (!postgresPrograms) {
    project.provide("postgres", undefined);
    project.vitest.logger.warn(
      "SKIPPED: all tests on PostgreSQL, because it is not installed (Debian: apt install postgresql).",
    );
    return undefined;
  }
  const cluster = await startCluster();
  project.provide("postgres", cluster.superuser.href);
  return () => cluster.stop();
}
