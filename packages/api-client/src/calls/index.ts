// oxlint-disable-next-line oxc/no-barrel-file -- small tables, which bundlers tree-shake as module exports
import * as calls from "./calls.ts";

export { calls };
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type VerificationService,
} from "./create-api-client.ts";
export { createLinkClient, type LinkClient } from "./create-link-client.ts";

export type { Credentials } from "./credentials.ts";
export type { LinkCalls } from "./link.ts";
export type { MessageCalls } from "./messages.ts";
export type { PasswordCalls } from "./password.ts";
export type { PhoneCalls, PhoneUpdate } from "./phone.ts";
export type { VerificationCalls } from "./verification.ts";
