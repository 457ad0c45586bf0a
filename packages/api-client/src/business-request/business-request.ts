import type { ApiResult } from "../transport/parse-response.ts";
import type { MessageOptions } from "../transport/call.ts";
import type { Send } from "../transport/send.ts";
import type { sendAdvertisingRequest, sendPartnershipRequest } from "./business-request-calls.ts";

/**
 * The fields of the partnership and the advertising form (specification section 3).
 *
 * @example const request: BusinessRequest = { ...form, businessname: "", website: "" };
 */
export interface BusinessRequest {
  readonly name: string;
  /** May be "". */
  readonly businessname: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  /** May be "". */
  readonly website: string;
  readonly description: string;
}

/** The calls of the partnership form, and of the advertising form. */
export interface BusinessRequestCalls {
  /**
   * Sends a request. It succeeds if the body's `status` is 200 (specification section 7).
   *
   * @throws AnyApiError
   * @example
   * await api.advertising.send(request, { idempotencyKey: crypto.randomUUID() });
   */
  send(request: BusinessRequest, options?: MessageOptions): Promise<ApiResult<200>>;
}

export function businessRequestCalls(
  send: Send,
  call: typeof sendPartnershipRequest | typeof sendAdvertisingRequest,
): BusinessRequestCalls {
  return { send: (request, options) => send(call, request, options) };
}
