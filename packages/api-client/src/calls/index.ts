// oxlint-disable-next-line oxc/no-barrel-file -- small tables, which bundlers tree-shake as module exports
import * as calls from "./calls.ts";

export { calls };
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type MessageCalls,
  type VerificationService,
} from "./create-api-client.ts";
export {
  createLinkClient,
  type LinkCalls,
  type LinkClient,
  type PasswordCalls,
  type PhoneCalls,
  type PhoneUpdate,
} from "./create-link-client.ts";

export type { Credentials } from "./credentials.ts";
export type { VerificationCalls } from "./verification.ts";
