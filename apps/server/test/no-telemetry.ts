import type { Telemetry } from "../src/config/telemetry.ts";

/** Counts and logs nothing. */
export const noTelemetry: Telemetry = {
  databaseCall() {},
  databaseError() {},
  limitFallback() {},
  passwordsWaiting() {},
  connectionDropped() {},
  messageHandled() {},
  codeSent() {},
  codeEntered() {},
  mailResent() {},
};
