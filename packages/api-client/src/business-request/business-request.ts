import { readAnswer } from "../client/answer.ts";
import type { Answer } from "../client/answer.ts";
import type { Call, MessageOptions } from "../client/call.ts";

/**
 * What a business writes in the partnership or the advertising form (specification section 3).
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

/** The calls of the partnership form, or of the advertising form. */
export interface BusinessRequestCalls {
  /**
   * Sends a request: `POST /admin/sendParternerUsEmail` (spelled so) or `POST /admin/sendAdvertiseEmail`, successful
   * when the body's `status` is 200 (specification section 7).
   *
   * @throws ApiFailure
   *
   * @example
   * await api.advertising.send(request, { idempotencyKey: crypto.randomUUID() });
   */
  send(request: BusinessRequest, options?: MessageOptions): Promise<Answer<200>>;
}

export function businessRequestCalls(
  call: Call,
  path: "/admin/sendParternerUsEmail" | "/admin/sendAdvertiseEmail",
): BusinessRequestCalls {
  const SEND = { method: "post", path, retried: true, read: readAnswer(200) } as const;
  return {
    // Named one by one, so that nothing else a form holds leaves the page.
    send: ({ name, businessname, email, phoneNumber, website, description }, options) =>
      call({ ...SEND, payload: { name, businessname, email, phoneNumber, website, description } }, options),
  };
}
