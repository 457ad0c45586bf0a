import type { ApiMessage, ApiResult } from "./transport/parse-response.ts";

// The names of earlier versions; they go with 1.0.

/** @deprecated Use `ApiResult`. */
export type Answer<Status extends number> = ApiResult<Status>;
/** @deprecated Use `ApiMessage`. */
export type Words = ApiMessage;
