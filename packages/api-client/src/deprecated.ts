import type { ApiMessage, ApiResult } from "./transport/parse-response.ts";

// The names of earlier versions; 1.0 removes them.

/** @deprecated Use `ApiResult`. */
export type Answer<Status extends number> = ApiResult<Status>;
/** @deprecated Use `ApiMessage`. */
export type Words = ApiMessage;
