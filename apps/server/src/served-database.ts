import type { Verifier } from "./sms/verifier.ts";
import type { LocalPorts } from "./database-ports.ts";

/** A running server's own database. A call is rejected where it takes too long, or too many wait. */
export interface ServedDatabase extends LocalPorts {
  readonly verifier: Verifier;
  /** Rejects where no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  /** How many calls wait for it. */
  readonly countCalls: () => number;
  readonly close: () => Promise<void>;
  /** Fulfilled, with the reason, where it cannot be kept open. */
  readonly givenUp: Promise<Error>;
}
