// oxlint-disable-next-line oxc/no-barrel-file -- small tables, which bundlers tree-shake as module exports
import * as calls from "./calls.ts";

export { calls };
export { createApiClient } from "./client/create-api-client.ts";
export { createLinkClient } from "./client/create-link-client.ts";
export { createSend } from "./client/create-send.ts";
export { AbortedError } from "./errors/aborted-error.ts";
export { ApiError } from "./errors/api-error.ts";
export { isApiError } from "./errors/is-api-error.ts";
export { MalformedError } from "./errors/malformed-error.ts";
export { OfflineError } from "./errors/offline-error.ts";
export { RejectedError } from "./errors/rejected-error.ts";
export { TimeoutError } from "./errors/timeout-error.ts";

export type { BusinessRequest, BusinessRequestCalls } from "./business-request/business-request.ts";
export type { CallDefinition, CallValues, Service, SuccessRule } from "./transport/call-definition.ts";
export type { CallOptions, LinkOptions, MessageOptions, SendOptions } from "./transport/call.ts";
export type { ApiClient, ApiClientOptions, VerificationService } from "./client/create-api-client.ts";
export type { LinkClient } from "./client/create-link-client.ts";
export type { Send } from "./transport/send.ts";
export type { ContactCalls, ContactMessage } from "./contact/contact.ts";
export type { LinkCalls } from "./link/link.ts";
export type { AnyApiError } from "./errors/is-api-error.ts";
export type { PasswordCalls } from "./password/password.ts";
export type { PhoneCalls, PhoneUpdate } from "./phone/phone.ts";
export type { Credentials } from "./verification/credentials.ts";
export type { VerificationCalls } from "./verification/verification.ts";
export type { TransportOptions } from "./transport/create-transport.ts";
export type { ApiMessage, ApiResult, CallResult } from "./transport/parse-response.ts";
