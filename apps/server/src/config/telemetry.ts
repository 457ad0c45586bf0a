/**
 * The outcome of a message: `repeated` was stored before, `refused` is the sender's mistake, `capped` exceeds the hourly
 * limit of the whole site, `failed` is the server's fault.
 */
export type MessageOutcome = "stored" | "quarantined" | "repeated" | "refused" | "capped" | "failed";

export type DropReason = "total" | "address" | "pipelining" | "stall";

/** The events that a server counts and logs. */
export interface Telemetry {
  /** @param seconds the duration of the call, failed or not */
  readonly databaseCall: (operation: string, seconds: number) => void;
  /** The database of a stopping server could not be closed. */
  readonly closeFailed: (error: unknown) => void;
  /** A limit was counted in this process, because PostgreSQL is unreachable. */
  readonly limitFallback: () => void;
  /** @param count the passwords that wait to be hashed */
  readonly passwordsWaiting: (count: number) => void;
  readonly connectionDropped: (reason: DropReason) => void;
  readonly messageHandled: (form: string, outcome: MessageOutcome) => void;
  readonly codeSent: (dialingCode: string) => void;
  readonly codeEntered: (dialingCode: string) => void;
  /** A mail is sent again whose first attempt may have arrived. */
  readonly mailResent: () => void;
}
