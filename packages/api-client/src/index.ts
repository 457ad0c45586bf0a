export { AbortedError } from "./errors/aborted-error.ts";
export { ApiError } from "./errors/api-error.ts";
export { isApiError, type AnyApiError } from "./errors/is-api-error.ts";
export { MalformedError } from "./errors/malformed-error.ts";
export { OfflineError } from "./errors/offline-error.ts";
export { RejectedError } from "./errors/rejected-error.ts";
export { TimeoutError } from "./errors/timeout-error.ts";
export { createSend, type Send } from "./transport/send.ts";

export type {
  CallDefinition,
  CallValue,
  CallValues,
  Service,
  SuccessRule,
} from "./transport/call-definition.ts";
export type { CallOptions, LinkOptions, MessageOptions, SendOptions } from "./transport/call.ts";
export type { TransportOptions } from "./transport/create-transport.ts";
export type { ApiMessage, ApiResult, CallResult } from "./transport/parse-response.ts";
