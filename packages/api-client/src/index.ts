export { AbortedError, ApiError, MalformedError, OfflineError, TimeoutError } from "./errors/api-error.ts";
export { isApiError, type AnyApiError } from "./errors/is-api-error.ts";
export { RejectedError } from "./errors/rejected-error.ts";
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
