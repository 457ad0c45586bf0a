import type { SiteManifest } from "../site/site-manifest.ts";
import type { Environment } from "../config/variables.ts";
import type { Finding } from "./finding.ts";

/** What checks look at. */
export interface CheckContext {
  readonly environment: Environment;
  /** Undefined where the built site cannot be read, which is a finding of its own. */
  readonly site: SiteManifest | undefined;
  readonly now: Date;
}

/** Looks for one kind of trouble. One that rejects could not look, which is a failure, too. */
export type Check = (context: CheckContext) => Promise<readonly Finding[]>;
